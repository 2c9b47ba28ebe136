import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { PriceFigures } from './figures'

function drawn(age: number, figures = { lowest: 200, median: 250, dearest: 400 }): string {
  const day = addDays(sofiaDay(), -age)
  return renderToStaticMarkup(
    <PriceFigures locale="en" figures={figures} unit="kg" days={{ from: day, to: day }} basis="" />,
  )
}

it('says how much the lowest price saves only while it is recent', () => {
  expect(drawn(0)).toMatch(/50%.*20%/)
  expect(drawn(198)).not.toContain('%')
})

it('has the signal colour only where something is cheaper than something else', () => {
  expect(drawn(0)).toContain('text-signal')
  expect(drawn(0, { lowest: 200, median: 200, dearest: 200 })).not.toContain('text-signal')
})

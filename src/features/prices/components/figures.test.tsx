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

it('compares exact prices, shows them in cents, and promises no saving of nothing', () => {
  expect(drawn(0, { lowest: 249.6, median: 299.7, dearest: 499.2 })).toMatch(/€2.50.*€3.00.*€4.99.*50%.*16%/)
  expect(drawn(0, { lowest: 0.6, median: 0.9, dearest: 1.2 })).not.toContain('%')
})

it('has the signal colour only where something is cheaper than something else', () => {
  expect(drawn(0)).toContain('text-signal')
  expect(drawn(0, { lowest: 200, median: 200, dearest: 200 })).not.toContain('text-signal')
})

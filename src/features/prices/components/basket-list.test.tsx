import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { stapleBasket } from '@/domain/staple-basket'
import { locales } from '@/i18n/routing'
import type { Basket } from '../savings'
import { BasketList } from './basket-list'

const chain = (name: string) => ({
  ...{ slug: name, name, invented: false, colour: '#000000', logoUrl: null, retailerSlug: null },
})
const same = stapleBasket.slice(0, 10).map(({ group }) => group)
const basket: Basket = {
  same,
  nowhere: [70],
  invented: false,
  totals: [
    { chain: chain('Алфа'), day: '2026-11-20', cents: 2000, whole: 3110, estimated: 310, missing: [61] },
    { chain: chain('Бета'), day: '2026-11-20', cents: 2100, whole: 3000, estimated: 0, missing: [] },
  ],
}

it.each(locales)(
  'shows in %s the sum of what all have, and beside it the whole basket with what is estimated',
  (locale) => {
    const html = renderToStaticMarkup(<BasketList locale={locale} basket={basket} groups={[]} />)
    for (const price of [/20[.,]00/, /31[.,]10/, /3[.,]10/, /30[.,]00/]) expect(html).toMatch(price)
    expect(html).toContain('10')
    expect(html).not.toContain('basket.')
  },
)

it('names what none of the chains has, which is in no sum', () => {
  const shown = (nowhere: number[]) =>
    renderToStaticMarkup(<BasketList locale="en" basket={{ ...basket, nowhere }} groups={[]} />)
  expect(shown([70])).toContain('Not in any total: 70.')
  expect(shown([70])).toContain('(nowhere)')
  expect(shown([])).not.toMatch(/Not in any|nowhere/)
})

it('calls a chain the cheapest only where it has reported with the newest', () => {
  const today = sofiaDay()
  const shown = (...days: string[]) => {
    const totals = basket.totals.map((total, index) => ({ ...total, day: days[index] ?? today }))
    return renderToStaticMarkup(<BasketList locale="en" basket={{ ...basket, totals }} groups={[]} />)
  }
  expect(shown(today, today)).toMatch(/>cheapest</)
  expect(shown(today, addDays(today, -1))).toMatch(/>cheapest</)
  expect(shown(addDays(today, -1), today)).not.toMatch(/>cheapest</)
})

it('shows twelve chains, and the others on demand, numbered on', () => {
  const shown = (count: number) => {
    const totals = Array.from({ length: count }, (_, at) => ({
      ...{ chain: chain(`Верига ${at + 1}`), day: '2026-11-20', cents: 2000 + at, whole: 3000, estimated: 0 },
      missing: [],
    }))
    return renderToStaticMarkup(<BasketList locale="en" basket={{ ...basket, totals }} groups={[]} />)
  }
  expect(shown(12)).not.toContain('more chain')
  const html = shown(14)
  expect(html).toContain('2 more chains')
  expect(html.indexOf('Верига 12')).toBeLessThan(html.indexOf('2 more chains'))
  expect(html.indexOf('Верига 13')).toBeGreaterThan(html.indexOf('<ol start="13"'))
})

it('calls all chains with the lowest sum the cheapest', () => {
  const today = sofiaDay()
  const totals = basket.totals.map((total) => ({ ...total, day: today, cents: 2000 }))
  const html = renderToStaticMarkup(<BasketList locale="en" basket={{ ...basket, totals }} groups={[]} />)
  expect(html.match(/>cheapest</g)).toHaveLength(2)
})

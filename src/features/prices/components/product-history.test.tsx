import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { locales } from '@/i18n/routing'
import { noFilter } from '../filter'
import type { JudgedListing } from '../judged-listings'
import { OtherHistories } from './product-history'

const today = sofiaDay()

function chainAt(number: number): JudgedListing {
  const chain = { slug: `chain-${number}`, name: `Верига ${number}`, invented: false, colour: '#000000' }
  const priced = (day: string) => ({ day, shelf: 200, promo: null, price: 200 })
  return {
    listing: {
      ...{ id: number, companyId: number, name: 'Масло', company: null, day: today, stores: 1, hold: null },
      ...{ low: 200, median: 200, high: 200, promo: null, price: 200, reduction: null, kept: false, comparable: true },
      ...{ size: null, unitPrice: null, match: { score: null, reason: null, byEditor: false } },
      chain: { ...chain, logoUrl: null, retailerSlug: null },
    },
    days: [priced(addDays(today, -1)), priced(today)],
    ...{ verdict: null, reductions: null },
  }
}

const beginning = /Showing|Показан|Du siehst/

function drawn(chains: number, { above, ranked, locale = 'en' }: { above: number; ranked: boolean; locale?: Locale }) {
  const rows = Array.from({ length: chains }, (_, index) => chainAt(index))
  const html = renderToStaticMarkup(
    <OtherHistories locale={locale} title="" rows={rows} filter={noFilter} above={above} ranked={ranked} />,
  )
  return html.split(/<[^>]*>/).find((text) => beginning.test(text)) ?? null
}

it('says how many charts there are, with the one that may stand above', () => {
  expect(drawn(5, { above: 1, ranked: true })).toContain('the 4 cheapest')
  expect(drawn(5, { above: 0, ranked: true })).toContain('the 3 cheapest')
  expect(drawn(3, { above: 1, ranked: true })).toBeNull()
})

it('calls none the cheapest where no price is ranked, as those of medicines', () => {
  expect(drawn(5, { above: 0, ranked: false })).toBe('Showing 3 of 5 chains. Choose a chain to see its prices.')
  for (const locale of locales) {
    const words = drawn(5, { above: 0, ranked: false, locale })
    expect(words).toMatch(/3\D+5|5\D+3/)
    expect(words).not.toMatch(/cheap|евтин|günstig|дешёв/)
  }
})

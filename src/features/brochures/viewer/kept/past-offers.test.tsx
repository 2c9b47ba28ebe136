import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { OpenedHead } from './components/opened-head'
import { keptBrochureOf } from './kept-brochure'
import { withPastOffers } from './past-offers'
import { keptBrochureShape, keptEntryShape } from './shapes'

const image = { base: '/files/pages/x/1', width: 595, height: 842, placeholder: '' }
const offer = {
  id: '1',
  pageNumber: 1,
  box: null,
  title: 'Масло',
  brand: null,
  packSize: null,
  priceCents: 249,
  reduction: null,
  unitPrice: null,
  multiBuy: null,
  depositCents: null,
  loyaltyOnly: false,
  validFrom: '2026-11-20',
  validTo: '2026-11-26',
  priceSlug: null,
}
const brochure = {
  id: '0b9d3c2e-7a41-4f7d-9a11-3f1c2d4e5f60',
  slug: 'week',
  title: { text: 'Седмица', lang: 'bg' as const },
  summary: { text: '', lang: 'bg' as const },
  retailer: { slug: 'shop', name: 'Магазин', colour: '#336699', logoUrl: null },
  category: { slug: 'supermarket', name: { text: 'Супермаркети', lang: 'bg' as const } },
  towns: [],
  validFrom: '2026-11-20',
  validTo: '2026-11-26',
  pageCount: 1,
  cover: image,
  website: null,
  contact: { email: null, phone: null, address: null },
  pages: [{ number: 1, position: 1, image, alt: null, links: [] }],
  offers: [offer],
  downloadUrl: null,
}

const sent = (locale: (typeof locales)[number]) =>
  JSON.parse(JSON.stringify(keptBrochureOf(brochure, [], { locale, today: '2026-11-20' })))
const periodOn = (today: string, kept: unknown) =>
  withPastOffers(keptBrochureShape.parse(kept), today).pages[0]?.offers[0]

it.each([
  ['bg', /^Валидна 20/, /^Беше валидна 20/],
  ['de', /^Gültig 20/, /^Galt 20/],
  ['en', /^Valid November 20/, /^Was valid November 20/],
  ['ru', /^Действует 20/, /^Действовало 20/],
] as const)('says of an offer that ended since it was kept when it was valid, in %s', (locale, now, past) => {
  const last = periodOn('2026-11-26', sent(locale))
  expect([last?.period, last?.pastLabel]).toEqual([expect.stringMatching(now), null])
  const after = periodOn('2026-11-27', sent(locale))
  expect(after?.period).toMatch(past)
  expect(after?.pastLabel).toBe(messagesOf(locale).brochure.offers.past)
})

it('names the days alone of an offer that has ended in a brochure kept by an older release', () => {
  const { pastPeriod: _, ...older } = sent('en')
  expect(periodOn('2026-11-27', older)?.period).toMatch(/^November 20/)
})

it.each(locales)('says in its head that the brochure has ended, in %s', (locale) => {
  const { page: words } = messagesOf(locale).kept
  const entry = keptEntryShape.parse({
    ...{ id: brochure.id, version: '0', slug: 'week', locale, title: 'Седмица', titleLang: 'bg', shop: 'Магазин' },
    ...{ cover: image, pages: 1, validFrom: '2026-11-20', validTo: '2026-11-26', bytes: 1, keptAt: 1, loadedAt: 1 },
  })
  const head = (today: string) =>
    renderToStaticMarkup(
      <OpenedHead entry={entry} locale={locale} words={words} today={today} onRemove={() => undefined} />,
    )
  expect(head('2026-11-26')).not.toContain(words.ended)
  expect(head('2026-11-27')).toContain(words.ended)
})

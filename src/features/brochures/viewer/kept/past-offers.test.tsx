import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { locales } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { butter, emptyBrochure, pageImage } from '../../../../../tests/brochures/brochure-detail'
import { OpenedHead } from './components/opened-head'
import { keptBrochureOf } from './kept-brochure'
import { withPastOffers } from './past-offers'
import { keptBrochureShape, keptEntryShape } from './shapes'

const validity = { validFrom: '2026-11-20', validTo: '2026-11-26' }
const brochure = {
  ...emptyBrochure,
  ...validity,
  pageCount: 1,
  cover: pageImage,
  pages: [{ number: 1, position: 1, image: pageImage, alt: null, links: [] }],
  offers: [{ ...butter, ...validity }],
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
    ...{ ...validity, cover: pageImage, pages: 1, bytes: 1, keptAt: 1, loadedAt: 1 },
  })
  const head = (today: string) =>
    renderToStaticMarkup(
      <OpenedHead entry={entry} locale={locale} words={words} today={today} onRemove={() => undefined} />,
    )
  expect(head('2026-11-26')).not.toContain(words.ended)
  expect(head('2026-11-27')).toContain(words.ended)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { outcomes } from '@/features/price-data/import/fetch/attempts'
import type { Fetching, PriceDataState } from '@/features/price-data/import/fetch/state'
import { locales } from '@/i18n/routing'
import { DashboardFacts, GuaranteeLine, PriceDataLine, SellerLine } from './dashboard-facts'
import type { DashboardItem } from './types'

const shownLine = (...missing: ('bg' | 'de' | 'en')[]) =>
  renderToStaticMarkup(<GuaranteeLine missing={missing} language="en" />)

it('names the languages that are missing and leads to the first of them', () => {
  expect(shownLine('de', 'en')).toContain('has not been uploaded yet in: German, English.')
  expect(shownLine('de', 'en')).toContain('href="/admin/globals/shop-settings?locale=de"')
})

it('says nothing once all are there', () => {
  expect(shownLine()).toBe('')
})

it('names what a confirmation must say of the seller and is not entered', () => {
  const line = (email: string) =>
    renderToStaticMarkup(<SellerLine shop={{ sellerName: 'Leaf OOD', address: '', email }} language="en" />)
  expect(line('')).toContain('incomplete: Address, Email.')
  expect(line('shop@example.com')).toContain('incomplete: Address.')
  const whole = { sellerName: 'Leaf OOD', address: 'Sofia', email: 'shop@example.com' }
  expect(renderToStaticMarkup(<SellerLine shop={whole} language="en" />)).toBe('')
})

it.each([
  [false, '3 days left'],
  [true, 'Retailer not published'],
])('calls a published brochure current only where its shop is published too', (shopHidden, words) => {
  const item: DashboardItem = {
    ...{ id: 'one', slug: 'week', title: 'Week', retailer: null, validFrom: '2026-05-11', validTo: '2026-05-17' },
    ...{ published: true, shopHidden, changed: false, scheduledFor: null, scheduleChanged: false },
    ...{ failedSchedule: null, pageCount: 1, offerCount: 0, missingLanguages: [], cover: null, importStatus: 'done' },
  }
  const drawn = renderToStaticMarkup(<DashboardFacts item={item} today="2026-05-14" language="en" />)
  expect(drawn).toContain(words)
  expect(drawn.includes('data-tone="valid"')).toBe(!shopHidden)
})

// Days of another year are printed with the year, so the test fixes today.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-14T10:00:00Z') })
  return () => void vi.useRealTimers()
})

const late = (outcome: (typeof outcomes)[number] | null): Fetching => ({
  kind: 'late',
  since: '2026-05-12',
  hour: 8,
  outcome,
})
const states: Fetching[] = [
  { kind: 'in', day: '2026-05-13', isToday: true, hour: 8 },
  { kind: 'in', day: '2026-05-12', isToday: false, hour: 8 },
  { kind: 'pending' },
  late(null),
  ...outcomes.map(late),
]

type Rest = Partial<Omit<PriceDataState, 'fetching'>>
const shown = (language: string, fetching: Fetching | null, rest: Rest = {}) =>
  renderToStaticMarkup(<PriceDataLine state={{ fetching, held: null, kept: null, ...rest }} language={language} />)

it.each(locales)('each state has a sentence of its own, in %s', (language) => {
  const sentences = states.map((state) => shown(language, state))
  expect(new Set(sentences).size).toBe(states.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|priceData/)
})

it('says since when the prices are late, and why', () => {
  expect(shown('en', late('broken'))).toContain(
    'Prices have been overdue since May 12, 08:00. The file is damaged or incomplete.',
  )
})

it('leads to the day that waits for a decision, also while nothing is fetched', () => {
  expect(shown('en', null, { held: { id: 'one', day: '2026-05-13' } })).toContain(
    'href="/admin/collections/price-imports/one"',
  )
  expect(shown('en', null)).toBe('')
})

it.each([
  ['bg', '2 вериги остават с по-стари цени към 14 май'],
  ['de', '2 Ketten bleiben zum 14. Mai bei älteren Preisen'],
  ['en', '2 chains keep older prices as of May 14'],
  ['ru', 'На 14 мая 2 сети остаются с прежними ценами'],
])('says in %s how many chains keep older prices, which is urgent while one of them waits', (language, sentence) => {
  const kept = { id: 'one', day: '2026-05-14', count: 2, waiting: true }
  expect(shown(language, null, { kept })).toContain(sentence)
  expect(shown(language, null, { kept })).toContain('data-urgent="true"')
  expect(shown(language, null, { kept: { ...kept, waiting: false } })).toContain('data-urgent="false"')
})

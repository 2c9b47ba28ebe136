import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { outcomes } from '@/features/price-data/import/fetch/attempts'
import type { Fetching } from '@/features/price-data/import/fetch/state'
import { locales } from '@/i18n/routing'
import { PriceDataLine } from './dashboard-facts'

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

const shown = (language: string, fetching: Fetching | null, held: { id: string; day: string } | null = null) =>
  renderToStaticMarkup(<PriceDataLine state={{ fetching, held }} language={language} />)

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
  expect(shown('en', null, { id: 'one', day: '2026-05-13' })).toContain('href="/admin/collections/price-imports/one"')
  expect(shown('en', null)).toBe('')
})

import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import type { Observation } from '@/features/price-data/import/read/observe'
import { ensureCompany, ensureMonth } from '@/features/price-data/import/store/chains'
import { removeCompanyDay, writeCompanyDays } from '@/features/price-data/import/store/company-day'
import { freshDatabase } from '../../setup/database'
import { connect, contents } from './fixtures'

const { url } = await freshDatabase()
const client = await connect(url)
afterAll(() => client.end())

const firstDay = '2025-12-23'
const dayCount = 18
await ensureMonth(client, '2025-12-01')
await ensureMonth(client, '2026-01-01')

const dayNumber = fc.integer({ min: 0, max: dayCount - 1 })
const price = fc.constantFrom(100, 101, 102)
/** Two codes in two places; a missing key means that the product was not seen. */
const seen = fc.record({ 'a BG': price, 'a 68134': price, 'b BG': price, 'b 10135': price }, { requiredKeys: [] })
type Seen = Record<string, number>
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ day: dayNumber, seen }) },
  { weight: 1, arbitrary: fc.record({ day: dayNumber, seen: fc.constant(null) }) },
)

const observationsOf = (prices: Seen): Observation[] =>
  Object.entries(prices).map(([key, low]) => {
    const [code = '', place = ''] = key.split(' ')
    return { code, place, low, median: low, high: low + 1, promo: low === 102 ? 50 : null, stores: 1 }
  })

const euro = (day: string, amount: number) => (day < '2026-01-01' ? Math.round(amount / 1.95583) : amount)

function valuesOn(day: string, low: number): string {
  const promo = low === 102 ? 50 : null
  const amounts = [euro(day, low), euro(day, low), euro(day, low + 1), promo === null ? '-' : euro(day, promo), 1]
  const written = day < '2026-01-01' ? [low, low, low + 1, ...(promo === null ? [] : [promo])] : []
  return [...amounts, ...written].join(' ')
}

/** The naive reference: a span goes on while the next observed day of the month has the same price. */
function naiveSpans(number: string, observed: Map<string, Seen>): string[] {
  const days = [...observed.keys()].sort()
  const keys = ['a BG', 'a 68134', 'b BG', 'b 10135']
  return keys
    .flatMap((key) => {
      const spans: { first: string; last: string; values: string; at: number }[] = []
      days.forEach((day, at) => {
        const low = observed.get(day)?.[key]
        if (low === undefined) return
        const open = spans.at(-1)
        const values = valuesOn(day, low)
        const goesOn = open?.at === at - 1 && open.values === values && open.first.slice(0, 7) === day.slice(0, 7)
        if (open && goesOn) Object.assign(open, { last: day, at })
        else spans.push({ first: day, last: day, values, at })
      })
      return spans.map(({ first, last, values }) => `${number} ${key} ${first} ${last} ${values}`)
    })
    .sort()
}

function naiveLatest(number: string, observed: Map<string, Seen>): string[] {
  const newest = [...observed.keys()].sort().at(-1)
  if (!newest) return []
  const prices = Object.entries(observed.get(newest) ?? {})
  return prices
    .map(([key, low]) => `${number} ${key} ${newest} ${valuesOn(newest, low).split(' ').slice(0, 5).join(' ')}`)
    .sort()
}

let companies = 0

describe('the spans', () => {
  it('are those of the observations, in whatever order days come, come again, change and go', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
        companies += 1
        const number = String(companies)
        const kind = { newest: true, invented: false, retailer: null }
        const company = await ensureCompany(client, { number, company: null, chain: 'Верига' }, kind)
        const observed = new Map<string, Seen>()
        for (const { day: offset, seen: prices } of steps) {
          const day = addDays(firstDay, offset)
          if (prices) {
            observed.set(day, prices)
            const observations = observationsOf(prices)
            const codes = [...new Set(observations.map(({ code }) => code))]
            const listings = codes.map((code) => ({ code, name: code, group: 1, pack: null }))
            const counts = { importId: null, rowsRead: 1, rowsRejected: 0, stores: 1 }
            await writeCompanyDays(client, company, [{ day, ...counts, listings, observations }])
          } else {
            observed.delete(day)
            await removeCompanyDay(client, company, day)
          }
        }
        const stored = await contents(client)
        const own = (lines: string[]) => lines.filter((line) => line.startsWith(`${number} `)).sort()
        expect(own(stored.spans)).toEqual(naiveSpans(number, observed))
        expect(own(stored.latest)).toEqual(naiveLatest(number, observed))
        await client.query('truncate prices.spans, prices.latest, prices.company_days')
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})

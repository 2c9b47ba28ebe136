import path from 'node:path'
import { Client } from 'pg'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { importDay } from '@/features/price-data/import/import-day'
import { aggregatePrices } from '@/features/price-data/import/read/observe'
import { ensureCompany, ensureMonth } from '@/features/price-data/import/store/chains'
import { type CompanyDay, writeCompanyDays } from '@/features/price-data/import/store/company-day'
import { env } from '@/server/env'
import { type BrochureOffer, type InventedChain, reportOf } from '../content/prices/history'
import { retailers } from '../content/retailers'
import { say, wrote } from './say'

/** A cut of a real day: КЗП – Колко струва. */
export const realDay = { day: '2026-05-13', path: path.resolve('seed/open-prices/2026-05-13.zip') }

const historyDays = 150
const inventedChains = ['zhiten', 'pastra', 'kvartalno', 'savina']

export async function writePrices(today: CalendarDay, retailerIds: Map<string, string>): Promise<void> {
  const client = new Client({ connectionString: env().DATABASE_URL, application_name: 'broshura seed' })
  await client.connect()
  try {
    await writeRealDay(client)
    for (let back = historyDays; back >= 0; back -= 28) await ensureMonth(client, addDays(today, -back))
    await ensureMonth(client, today)
    let days = 0
    for (const [index, slug] of inventedChains.entries()) {
      days += await writeHistory(client, slug, today, retailerIds.get(slug) ?? null)
      wrote(index + 1, inventedChains.length)
    }
    if (days > 0) say(`${days} days of prices of invented chains`)
  } finally {
    await client.end()
  }
}

/** Skipped when the day was imported, because the whole day holds more than this cut. */
async function writeRealDay(client: Client) {
  const { rowCount } = await client.query('select from prices.company_days where day = $1 limit 1', [realDay.day])
  if (rowCount) return
  const { files } = await importDay(client, realDay, {})
  say(`prices of ${files.length} companies on ${realDay.day}`)
}

async function writeHistory(client: Client, slug: string, today: CalendarDay, retailer: string | null) {
  const seed = retailers.find((each) => each.slug === slug)
  if (!seed) throw new Error(`no retailer is called ${slug}`)
  const chain: InventedChain = {
    slug,
    offers: retailer ? await offersOf(client, retailer) : [],
    branches: seed.stores.map(({ name, settlement }) => ({ name, settlement })),
  }
  await client.query('begin')
  const company = await ensureCompany(
    client,
    { number: `demo-${slug}`, company: null, chain: seed.look.name },
    { newest: true, invented: true, retailer },
  )
  const known = await daysOf(client, company)
  const days = Array.from({ length: historyDays + 1 }, (_, at) => addDays(today, at - historyDays))
  const missing = days.filter((day) => !known.has(day)).flatMap((day) => companyDay(chain, day) ?? [])
  await writeCompanyDays(client, company, missing)
  await client.query('commit')
  return missing.length
}

/** The offers for everybody in the chain's brochures: a price for card holders is not reported. */
async function offersOf(client: Client, retailer: string): Promise<BrochureOffer[]> {
  const { rows } = await client.query<BrochureOffer>(
    `select title, brand, current_from as "from", current_to as "to", price_cents as cents, old_price_cents as "oldCents"
     from offers where retailer_id = $1 and published and not loyalty_only`,
    [retailer],
  )
  return rows
}

function companyDay(chain: InventedChain, day: CalendarDay): CompanyDay | null {
  const rows = reportOf(chain, day)
  if (!rows) return null
  const { listings, observations, stores } = aggregatePrices(rows)
  return { day, importId: null, rowsRead: rows.length, rowsRejected: 0, stores, listings, observations }
}

async function daysOf(client: Client, company: number): Promise<Set<CalendarDay>> {
  const { rows } = await client.query<{ day: CalendarDay }>(
    'select day::text as day from prices.company_days where company_id = $1',
    [company],
  )
  return new Set(rows.map(({ day }) => day))
}

import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { type KnownListing, type LastDay, todayOf } from '@/features/price-data/import/chain-day'
import { chainHoldOf } from '@/features/price-data/import/hold'
import { companyOf, isLeftover } from '@/features/price-data/import/read/archive'
import { readCompany } from '@/features/price-data/import/read/company-file'
import { valuesOf } from '@/features/price-data/import/read/dialect'
import { withKnownCodes } from '@/features/price-data/import/read/known-codes'
import { aggregatePrices, type FileRow, wholeCountry } from '@/features/price-data/import/read/observe'
import { type Corruption, corruptions, type Random, type Table } from './corruptions'
import { dayBefore } from './ordinary-days'

/** Deterministic random numbers (mulberry32). */
function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function halves(list: Record<string, Corruption> = corruptions): Record<'tuned' | 'heldBack', string[]> {
  const random = randomOf(20260515)
  const kinds = Object.keys(list)
    .map((kind) => ({ kind, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ kind }) => kind)
  const middle = Math.ceil(kinds.length / 2)
  return { tuned: kinds.slice(0, middle), heldBack: kinds.slice(middle) }
}

const isFile = (file: string) => !isLeftover(file) && companyOf(file) !== null

export function tablesOf(zip: string): Map<string, Table> {
  const files = Object.entries(unzipSync(readFileSync(zip))).flatMap(([file, bytes]) => {
    const known = Buffer.from(file, 'latin1').toString('utf8')
    const entry = isFile(file) ? file : known
    if (!isFile(entry)) return []
    const lines = new TextDecoder()
      .decode(bytes)
      .split(/\r?\n/)
      .filter((line) => line !== '')
    const delimiter = (lines[0]?.split(';').length ?? 0) > 3 ? ';' : ','
    const [header = [], ...rows] = lines.map((line) => valuesOf(line, { delimiter, quote: '"' }))
    return [[entry, { header, rows: rows.filter((row) => row.length === 7) }] as const]
  })
  return new Map(files)
}

type Counted = { totals: Record<Outcome, number>; wrong: string[] }

type Kind = readonly [kind: string, corrupt: Corruption | undefined]
const firstRows = ({ header, rows }: Table, most: number): Table => ({ header, rows: rows.slice(0, most) })

export function countOutcomes(tables: Map<string, Table>, kinds: Kind[], most: number): Counted {
  const totals = { right: 0, part: 0, kept: 0, wrong: 0 }
  const wrong: string[] = []
  let seed = 1
  for (const [kind, corrupt] of kinds) {
    for (const [at, [file, table]] of [...tables].entries()) {
      if (!corrupt || table.rows.length < 6) continue
      const other = [...tables.values()][(at + 1) % tables.size] ?? table
      const corrupted: Corruption = (own, random) => corrupt(own, random, firstRows(other, most))
      const { outcome, why } = outcomeOf(firstRows(table, most), corrupted, randomOf(seed++))
      totals[outcome] += 1
      if (outcome === 'wrong') wrong.push(`${kind}, ${file}: ${why}`)
    }
  }
  return { totals, wrong }
}

type Outcome = 'right' | 'part' | 'kept' | 'wrong'

const plainName = (name: string) => name.replace(/[^а-яa-z\d]/gi, '')
const isSame = (one: string, other: string) => plainName(one) === plainName(other)

const keyOf = ({ settlement, store, code }: FileRow) => `${settlement}\n${plainName(store)}\n${code}`

/**
 * The outcome for a damaged file: published as reported, published in part with the rest rejected, held as doubtful, or
 * wrong: unreported data was published, or much is missing without a mark.
 */
function outcomeOf(table: Table, corrupt: Corruption, random: Random): { outcome: Outcome; why: string } {
  const good = readCompany(plain(table), 'EUR')
  const file = readCompany(corrupt(table, random, table), 'EUR')
  const last = lastDay(dayBefore(good.prices, 'quiet', random))
  const hold = chainHoldOf(todayOf('2026-05-15', file, last), last)
  if (hold) return { outcome: 'kept', why: hold.reasons.map(({ kind }) => kind).join(' ') }
  const published = withKnownCodes(file.prices, last.listings)
  const wrong = wrongOf(good.prices, published)
  if (wrong) return { outcome: 'wrong', why: wrong }
  const lost = good.prices.length - file.prices.length
  if (lost === 0) return { outcome: 'right', why: '' }
  const counted = file.rejectedLines.length
  const isMarked = counted >= lost || lost <= good.prices.length / 3
  return { outcome: isMarked ? 'part' : 'wrong', why: `${lost} of ${good.prices.length} lost, ${counted} rejected` }
}

/** Why an undamaged file would be held, for each made-up day before it. */
export function falseAlarms(
  tables: Map<string, Table>,
  kind: string,
  seeds: number,
): { days: number; alarms: string[] } {
  const files = [...tables].map(([file, table]) => [file, readCompany(plain(table), 'EUR')] as const)
  const alarms = files.flatMap(([file, read], at) =>
    Array.from({ length: seeds }, (_, seed) => {
      const last = lastDay(dayBefore(read.prices, kind, randomOf(at * seeds + seed)))
      const hold = chainHoldOf(todayOf('2026-05-15', read, last), last)
      return hold ? `${file}: ${JSON.stringify(hold.reasons)}` : null
    }).filter((alarm) => alarm !== null),
  )
  return { days: files.length * seeds, alarms }
}

function wrongOf(good: FileRow[], published: FileRow[]): string | null {
  const truth = new Map(good.map((row) => [keyOf(row), row]))
  const stores = new Set(good.map(({ store }) => plainName(store)))
  const ofTown = Map.groupBy(good, ({ settlement, code }) => `${settlement}\n${code}`)
  const names = new Map(aggregatePrices(good).listings.map((listing) => [listing.code, listing]))
  const price = published.find((row) => {
    const exact = truth.get(keyOf(row))
    const same = exact || stores.has(plainName(row.store)) ? [exact] : ofTown.get(`${row.settlement}\n${row.code}`)
    return !same?.some((was) => was?.shelf === row.shelf && was.promo === row.promo)
  })
  if (price) return JSON.stringify([price, truth.get(keyOf(price))])
  const name = aggregatePrices(published).listings.find((listing) => {
    const was = names.get(listing.code)
    return !was || !isSame(was.name, listing.name) || was.group !== listing.group
  })
  return name ? JSON.stringify([name, names.get(name.code)]) : null
}

function plain({ header, rows }: Table): Buffer {
  const value = (text: string) => `"${text.replaceAll('"', '""')}"`
  return Buffer.from([header, ...rows].map((row) => row.map(value).join(',')).join('\r\n'))
}

function lastDay(prices: FileRow[]): LastDay {
  const { listings, observations, stores } = aggregatePrices(prices)
  const byCode = Map.groupBy(observations, ({ code }) => code)
  const known = listings.map(({ code, name, group }): [string, KnownListing] => {
    const own = byCode.get(code) ?? []
    const all = own.find(({ place }) => place === wholeCountry)
    const places = new Map(own.flatMap(({ place, ...one }) => (place === wholeCountry ? [] : [[place, one] as const])))
    const { low = 0, median = 0, high = 0, promo = null, stores: count = 0 } = all ?? {}
    return [code, { name, group, low, median, high, promo, stores: count, places }]
  })
  return {
    day: '2026-05-14',
    listings: new Map(known),
    usual: { rows: prices.length, listings: listings.length, stores },
  }
}

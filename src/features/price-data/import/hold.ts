import { type ChainFinding, finding, type KnownListing, type LastDay, type Today } from './chain-day'
import { priceChanges } from './price-changes'
import { fileBounds } from './read/bounded-parts'
import { isCutOff, isSameName } from './read/same-name'
import type { ChainHoldReason } from './report'
import { rowChanges } from './row-changes'
import { exchangedNames, manyCompared, most, mostLost, movedGroups } from './thresholds'

export type Hold = {
  reasons: ChainHoldReason[]
  /** The factor between most prices of the two days; null where they have no common one. */
  factor: number | null
  example: { line: number; text: string } | null
}

/**
 * Why a company's day must not be published without a person's decision; null for an ordinary day. A company without an
 * earlier day is only held where its file could not be read, because there is nothing to compare.
 */
export function chainHoldOf(today: Today, last: LastDay | null): Hold | null {
  const { file } = today
  const compared =
    last && file.prices.length > 0 ? [...losses(today, last), ...changes(today, last), ...rowChanges(today, last)] : []
  const findings = [unreadable(today, last), ...compared].filter((one) => one !== null)
  if (findings.length === 0) return null
  const reasons = findings.map(({ reason }) => reason)
  const code = findings.find((one) => one.code)?.code
  const [rejected] = file.rejectedLines
  const factor = findings.find((one) => one.factor)?.factor ?? null
  return { reasons, factor, example: (code && file.lineOf(code)) || rejected || null }
}

function unreadable({ file: { rows, prices, unread } }: Today, last: LastDay | null): ChainFinding | null {
  const reason = (kind: ChainHoldReason['kind']) => lost(kind, rows, prices.length)
  if (unread === 'too-large') return lost('too-large', fileBounds.bytes / 1024 / 1024, fileBounds.lines)
  if (unread === 'encoding') return reason('encoding')
  if (rows === 0 || prices.length === 0) return reason('empty')
  if (last) return null
  if (unread === 'header') return reason('header')
  return isLost(rows, prices.length) ? reason('rows-rejected') : null
}

const lost = (kind: ChainHoldReason['kind'], before: number, now: number): ChainFinding => ({
  reason: { kind, before, now },
  code: undefined,
})

const isLost = (before: number, now: number) => now < before * (1 - mostLost)

function losses({ file, observed }: Today, { listings, usual }: LastDay): (ChainFinding | null)[] {
  const codes = new Set(observed.listings.map(({ code }) => code))
  const here = new Set(observed.observations.map(({ code, place }) => `${code}\n${place}`))
  const known = [...listings]
  const left = known.filter(([code]) => codes.has(code))
  const places = known.flatMap(([code, listing]) => [...listing.places.keys()].map((place) => `${code}\n${place}`))
  const found = (kind: ChainHoldReason['kind'], before: number, now: number) =>
    isLost(before, now) ? lost(kind, before, now) : null
  const rows = known.reduce((sum, [, { stores }]) => sum + stores, 0)
  return [
    found('rows-lost', usual.rows, file.prices.length + file.repeated) ?? found('rows-lost', rows, file.prices.length),
    found('products-lost', usual.listings, observed.listings.length),
    found('products-gone', known.length, left.length),
    found('stores-lost', usual.stores, observed.stores),
    found('places-lost', places.length, places.filter((place) => here.has(place)).length),
  ]
}

function changes(today: Today, { listings }: LastDay): (ChainFinding | null)[] {
  const named = today.observed.listings.flatMap((listing) => {
    const known = listings.get(listing.code)
    return known ? [{ code: listing.code, listing, known }] : []
  })
  const grouped = named.filter(({ known, listing }) => known.group !== null && listing.group !== null)
  const moved = grouped.filter(({ known, listing }) => known.group !== listing.group)
  const areMoved = moved.length > grouped.length * (moved.length > 2 ? movedGroups : mostLost)
  const letters = (names: { name: string }[]) => names.reduce((sum, { name }) => sum + name.length, 0)
  const [before, now] = [letters(named.map(({ known }) => known)), letters(named.map(({ listing }) => listing))]
  return [
    renamed(named) ?? exchanged(today, listings),
    isLost(before, now) ? { ...lost('names-cut', before, now), code: named[0]?.code } : null,
    areMoved ? finding('groups-differ', grouped.length, moved) : null,
    ...priceChanges(today, listings),
  ]
}

type Named = { code: string; listing: { name: string }; known: KnownListing }

/**
 * A third of the products has other names, or most names are merely similar, as those of neighbours in the alphabet
 * are.
 */
function renamed(named: Named[]): ChainFinding | null {
  const other = named.filter(({ listing, known }) => !isSameName(listing.name, known.name))
  if (other.length > named.length * mostLost) return finding('names-differ', named.length, other)
  const changed = named.filter(({ listing, known }) => !isCutOff(listing.name, known.name))
  const isMost = named.length >= manyCompared && changed.length > named.length * most
  return isMost ? finding('names-differ', named.length, changed) : null
}

/** Rows with the name of another product of the company hardly occur by chance: names and codes were shifted. */
function exchanged({ file }: Today, listings: LastDay['listings']): ChainFinding | null {
  const codes = new Map([...listings].map(([code, { name }]) => [name, code]))
  const rows = file.prices.filter(({ code, name }) => {
    const known = listings.get(code)
    return known && known.name !== name && codes.has(name)
  })
  return rows.length > 1 && rows.length > file.prices.length * exchangedNames
    ? finding('names-differ', file.prices.length, rows)
    : null
}

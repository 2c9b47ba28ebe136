import { baseUnits } from '@/domain/pack-size'
import { chainOf, placeOf, soldPair } from '@/domain/sold-pair'
import type { ProductKind } from './kinds'

export type CountedKind = { kind: ProductKind; count: number }
type Chosen = { group: number | undefined; chain: number | undefined; place: number | undefined }

const mostShown = 50
/** Most groups, chains and places have lower numbers; a table grows where one has not. */
const usualNumbers = 1 << 15

/** `met` are the few numbers of the table that are counted: reading through all of it would cost more than counting. */
type Counts = { table: Int32Array; met: number[] }
const noCounts = (): Counts => ({ table: new Int32Array(usualNumbers), met: [] })

export function countKinds(kinds: Iterable<CountedKind>, { group, chain, place }: Chosen) {
  const groups = noCounts()
  const chains = noCounts()
  const places = noCounts()
  const units = { kg: 0, l: 0, piece: 0 }
  let total = 0
  for (const { kind, count } of kinds) {
    const ofGroup = group === undefined || kind.group === group
    const isSold = isSoldBy(kind, chain, place)
    if (isSold && kind.group !== null) add(groups, kind.group, count)
    if (ofGroup) for (const id of chainsIn(kind, place)) add(chains, id, count)
    if (ofGroup) for (const id of placesOf(kind, chain)) add(places, id, count)
    if (!ofGroup || !isSold) continue
    total += count
    if (kind.ranked && kind.unit) units[kind.unit] += count
  }
  const named = baseUnits.map((id) => ({ id, count: units[id] }))
  return {
    total,
    groups: mostFrequent(groups),
    chains: mostFrequent(chains),
    places: mostFrequent(places),
    units: named.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count),
  }
}

function isSoldBy({ chains, places, sold }: ProductKind, chain?: number, place?: number): boolean {
  if (chain !== undefined && place !== undefined) return sold.includes(soldPair(chain, place))
  return (chain === undefined || chains.includes(chain)) && (place === undefined || places.includes(place))
}

function chainsIn({ chains, sold }: ProductKind, place?: number): number[] {
  return place === undefined ? chains : sold.filter((pair) => placeOf(pair) === place).map(chainOf)
}

function placesOf({ places, sold }: ProductKind, chain?: number): number[] {
  return chain === undefined ? places : sold.filter((pair) => chainOf(pair) === chain).map(placeOf)
}

function add(counts: Counts, id: number, count: number): void {
  if (id >= counts.table.length) counts.table = grownFor(id, counts.table)
  const before = counts.table[id] ?? 0
  if (before === 0 && count > 0) counts.met.push(id)
  counts.table[id] = before + count
}

function grownFor(id: number, table: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.max(2 * table.length, id + 1))
  grown.set(table)
  return grown
}

function mostFrequent({ table, met }: Counts): { id: string; count: number }[] {
  const found = met.map((id) => ({ id, count: table[id] ?? 0 }))
  found.sort((a, b) => b.count - a.count || a.id - b.id)
  return found.slice(0, mostShown).map(({ id, count }) => ({ id: String(id), count }))
}

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { productCode } from '@/domain/ean'
import { readProductName } from '@/domain/product-name'
import { normalise } from '@/domain/search-text'
import type { Entry } from '@/features/price-data/matching/scoring/candidates'
import { profileOf } from '@/features/price-data/matching/scoring/profile'

/** `barcode` is null for a chain's own code; `entry` is the index of the name within its group. */
export type NamedListing = { chain: number; barcode: string | null; name: string; plain: string; entry: number }

export type NamedGroup = { group: number; barcoded: NamedListing[]; entries: Entry[] }

function fieldsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) =>
    field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
  )
}

/**
 * Reads a day's names (gzipped CSV: `chain, company, code, name, group, median_cents`) by groups. Barcodes teach and
 * measure; matching itself never sees them here. Groups without a barcode are left out unless `all`.
 */
export function readNames(file: string, { all = false } = {}): NamedGroup[] {
  const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(1)
  const chains = new Map<string, number>()
  const rows = lines.flatMap((line) => {
    const [chain = '', , code = '', name = '', group = '', price = ''] = fieldsOf(line)
    if (!name || !group) return []
    if (!chains.has(chain)) chains.set(chain, chains.size)
    return [
      { chain: chains.get(chain) ?? 0, barcode: productCode(code), name, group: Number(group), price: Number(price) },
    ]
  })
  return [...Map.groupBy(rows, ({ group }) => group)].flatMap(([group, listings]) => {
    if (!all && listings.every(({ barcode }) => barcode === null)) return []
    const entries = new Map<
      string,
      { place: number; profile: Entry['profile']; chains: Set<number>; prices: number[] }
    >()
    const barcoded: NamedListing[] = []
    for (const { chain, barcode, name, price } of listings) {
      const { brand, pack } = readProductName(name)
      const profile = profileOf(name, group, { brand, pack, certain: false })
      const entry = entries.get(profile.key) ?? { place: entries.size, profile, chains: new Set(), prices: [] }
      entries.set(profile.key, entry)
      entry.chains.add(chain)
      if (price > 0) entry.prices.push(price)
      if (barcode) barcoded.push({ chain, barcode, name, plain: normalise(name).sort().join(' '), entry: entry.place })
    }
    const named = [...entries.values()].map(({ profile, chains, prices }) => ({
      profile,
      chains: [...chains],
      price: prices.sort((a, b) => a - b)[Math.floor((prices.length - 1) / 2)] ?? null,
    }))
    return [{ group, barcoded, entries: named }]
  })
}

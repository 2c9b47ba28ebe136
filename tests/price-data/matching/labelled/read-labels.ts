import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PackSize } from '@/domain/pack-size'

/** `held` is the half that was fixed before anything was tuned. */
export type Half = 'tune' | 'held'

export type LabelledName = { half: Half; group: number; brand: string; pack: string; words: string; name: string }
/** Two listings of a national day, with their prices in cents. */
export type LabelledListings = Omit<LabelledPair, 'one' | 'other'> & { listings: readonly string[] }
export type LabelledPair = { half: Half; group: number; same: boolean; one: string; other: string }

function rows(file: string): string[][] {
  const text = readFileSync(path.resolve('tests/price-data/matching/labelled', file), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
}

const halfOf = (text: string | undefined): Half => (text === 'held' ? 'held' : 'tune')

/** `-` stands for a fact that the name lacks; group 0 for a name without an official group. */
export function labelledNames(): LabelledName[] {
  return rows('names.tsv').map(([half, group, brand = '', pack = '', words = '', name = '']) => ({
    half: halfOf(half),
    group: Number(group),
    brand: brand === '-' ? '' : brand,
    pack,
    words: words === '-' ? '' : words,
    name,
  }))
}

export function labelledPairs(): LabelledPair[] {
  return rows('pairs.tsv').map(([half, group, same, one = '', other = '']) => ({
    half: halfOf(half),
    group: Number(group),
    same: same === 'yes',
    one,
    other,
  }))
}

/** Pairs about which matching was in doubt, judged by their names and prices; none of them has a barcode. */
export function labelledListings(): LabelledListings[] {
  return rows('listings.tsv').map(([half, group, same, one = '', , other = '']) => ({
    half: halfOf(half),
    group: Number(group),
    same: same === 'yes',
    listings: [one, other],
  }))
}

/** In the form of the labels; a pack of one piece has no size. */
export function packLabel(pack: PackSize | null): string {
  return pack && !(pack.unit === 'piece' && pack.amount === 1) ? `${pack.unit} ${pack.amount}` : '-'
}

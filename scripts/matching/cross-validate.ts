import { linksOf } from '@/features/price-data/matching/scoring/score-group'
import { unite } from '@/features/price-data/matching/scoring/unite'
import type { NamedGroup } from './day'
import { type BarcodePair, learnModel, type MeasuredGroup, measureAll } from './learn'
import { readPairs } from './read-pairs'
import { learnWordPairs } from './word-pairs'

/**
 * Pairs of listings: `found` has one barcode in one product, `wrong` has two barcodes in one product (equal names not
 * counted).
 */
export type Figures = { same: number; found: number; wrong: number }

const parts = 6
/** Chosen before anything was tuned, and judged only when the tuning is done. */
export const heldParts = [4, 5]
export const tunedParts = [0, 1, 2, 3]

function partOf(barcode: string | null): number {
  let hash = 2166136261
  for (const digit of barcode ?? '') hash = Math.imul(hash ^ digit.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) % parts
}

export type Judged = BarcodePair & { group: number; together: boolean; counts: number }

/**
 * Learns from the barcodes of the other parts and judges the pairs of each of `tested`; parts held back teach nothing. A
 * pair across two parts is judged in both and counts half in each.
 */
export function crossValidate(groups: readonly NamedGroup[], tested: readonly number[], threshold: number): Judged[] {
  const measuredWith = new Map<string, MeasuredGroup[]>()
  return tested.flatMap((part) => {
    const uses = (barcode: string | null) => ![part, ...heldParts].includes(partOf(barcode))
    const words = learnWordPairs(groups, uses)
    const measured = measuredWith.get(words.join()) ?? measureAll(groups, words)
    // Only one measurement is kept: the figures of a whole day take a gigabyte.
    measuredWith.clear()
    measuredWith.set(words.join(), measured)
    const weights = learnModel(measured, uses, readPairs(groups))
    return measured.flatMap(({ group: { group, entries }, measured: pairs, labels }) => {
      const links = linksOf(entries, pairs, { ...weights, same: threshold, group })
      const products = unite([...entries.keys()], links, { threshold, profiles: entries.map(({ profile }) => profile) })
      return labels.flatMap((label) => {
        const of = [label.one, label.other].filter(({ barcode }) => partOf(barcode) === part).length
        if (of === 0) return []
        const others = [label.one, label.other].every(({ barcode }) => tested.includes(partOf(barcode)))
        const together = products[label.one.entry] === products[label.other.entry]
        return [{ ...label, group, together, counts: others ? of / 2 : 1 }]
      })
    })
  })
}

export function figuresOf(judged: readonly Judged[]): Figures {
  let [same, found, wrong] = [0, 0, 0]
  for (const pair of judged) {
    if (pair.same) same += pair.counts
    if (pair.same && pair.together) found += pair.counts
    if (!pair.same && pair.together && pair.one.plain !== pair.other.plain) wrong += pair.counts
  }
  return { same, found, wrong }
}

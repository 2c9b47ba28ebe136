import { resolve } from 'node:path'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { scoreGroup } from '@/features/price-data/matching/scoring/score-group'
import { unite } from '@/features/price-data/matching/scoring/unite'
import { crossValidate, figuresOf, heldParts, tunedParts } from '../matching/cross-validate'
import { readNames } from '../matching/day'

/** All names of one national day; half of their barcodes are included. */
const namesOfDay = resolve('../shared/data/price-names/2026-05-13.csv.gz')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/**
 * Measures matching by names alone against barcodes: recall over pairs of listings of different chains with one
 * barcode, and the precision of merged pairs. Cross-validation over six parts of the barcodes; the parts held back teach
 * nothing here and are not looked at while tuning, so their figures stand apart. Last the time in which all names of the
 * day are read and clustered.
 */
export function measureMatching(file = namesOfDay): void {
  const groups = readNames(file)
  for (const [name, tested] of [
    ['tuned by', tunedParts],
    ['held back', heldParts],
  ] as const) {
    const judged = crossValidate(groups, tested, learntModel.same)
    const { same, found, wrong } = figuresOf(judged)
    console.log(`\nThe same goods, parts ${tested.join(', ')} (${name}) judged by what others teach (${file})`)
    console.log(`  found  ${percent(found, same)} of ${same} pairs of one barcode`)
    console.log(`  right  ${percent(found, found + wrong)} of ${found + wrong} pairs that were put together`)
  }
  const began = Date.now()
  for (const { group, entries } of readNames(file, { all: true })) {
    unite([...entries.keys()], scoreGroup(entries, group), { threshold: learntModel.same })
  }
  console.log(`\n  ${((Date.now() - began) / 1000).toFixed(1)} s for one pass over the day`)
}

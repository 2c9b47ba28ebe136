import { resolve } from 'node:path'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { crossValidate, figuresOf, parts } from '../matching/cross-validate'
import { readNames } from '../matching/day'

/** All names of one national day; half of their barcodes are included. */
const namesOfDay = resolve('../shared/data/price-names/2026-05-13.csv.gz')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/**
 * Measures matching by names alone against barcodes: recall over pairs of listings of different chains with one
 * barcode, and the precision of merged pairs. Six-fold cross-validation over the barcodes.
 */
export function measureMatching(file = namesOfDay): void {
  const began = Date.now()
  const groups = readNames(file)
  const tested = Array.from({ length: parts }, (_, part) => part)
  const { same, found, wrong } = figuresOf(crossValidate(groups, tested, [], learntModel.same))
  console.log(`\nThe same goods, ${parts} parts judged by what the others teach (${file})`)
  console.log(`  found  ${percent(found, same)} of ${same} pairs of one barcode`)
  console.log(`  right  ${percent(found, found + wrong)} of ${found + wrong} pairs that were put together`)
  console.log(`  ${Math.round((Date.now() - began) / 1000)} s`)
}

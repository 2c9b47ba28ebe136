import { resolve } from 'node:path'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { crossValidate, figuresOf, parts } from '../matching/cross-validate'
import { readNames } from '../matching/day'

/** All names of one national day, half of their barcodes shown. */
const namesOfDay = resolve('../shared/data/price-names/2026-05-13.csv.gz')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

/**
 * How well matching finds the same goods in names alone: of the pairs of listings of different chains that bear one barcode how many it puts into
 * one product, and how much of what it puts together is right. A sixth of the barcodes is judged by what the other five have taught, six times.
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

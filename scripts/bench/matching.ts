import { resolve } from 'node:path'
import { isMedicine, soldByWeight } from '@/domain/product-group-words'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { scoreGroup } from '@/features/price-data/matching/scoring/score-group'
import { unite } from '@/features/price-data/matching/scoring/unite'
import { crossValidate, figuresOf, heldParts, tunedParts } from '../matching/cross-validate'
import { readNames } from '../matching/day'
import { readListings } from '../matching/read-pairs'

/** All names of one national day; half of their barcodes are included. */
const namesOfDay = resolve('../shared/data/price-names/2026-05-13.csv.gz')

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const judgedKinds = ['loose goods', 'medicines', 'other goods'] as const

function kindOf(group: number): (typeof judgedKinds)[number] {
  if (soldByWeight(group)) return 'loose goods'
  return isMedicine(group) ? 'medicines' : 'other goods'
}

/**
 * Measures matching by names alone against barcodes: recall over pairs of listings of different chains with one
 * barcode, and the precision of merged pairs. Cross-validation over six parts of the barcodes; the parts held back teach
 * nothing here and are not looked at while tuning, so their figures stand apart. Last the time in which all names of the
 * day are read and clustered.
 */
export function measureMatching(file = namesOfDay): void {
  const groups = readNames(file, { all: true })
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
  const judged = new Map(judgedKinds.map((kind) => [kind, { same: 0, found: 0, wrong: 0 }]))
  const began = Date.now()
  for (const group of readNames(file, { all: true })) {
    const products = unite([...group.entries.keys()], scoreGroup(group.entries, group.group), {
      threshold: learntModel.same,
      profiles: group.entries.map(({ profile }) => profile),
    })
    const figures = judged.get(kindOf(group.group))
    for (const { a, b, same } of readListings(group).filter(({ half }) => half === 'held')) {
      const together = products[a] === products[b]
      if (figures && same) figures.same++
      if (figures && together) figures[same ? 'found' : 'wrong']++
    }
  }
  console.log(`\n  ${((Date.now() - began) / 1000).toFixed(1)} s for one pass over the day`)
  console.log('\nPairs in doubt that were judged by reading, the half held back')
  for (const [kind, { same, found, wrong }] of judged) {
    console.log(`  ${kind}: found ${found} of ${same}, right ${found} of ${found + wrong} that were put together`)
  }
}

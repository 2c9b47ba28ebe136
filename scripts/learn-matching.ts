import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureNames } from '@/features/price-data/matching/scoring/features'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { rivalNames } from '@/features/price-data/matching/scoring/rivals'
import { crossValidate, type Figures, figuresOf, partOf, parts } from './matching/cross-validate'
import { type NamedGroup, readNames } from './matching/day'
import { learnModel, learnWordPairs, measureAll } from './matching/learn'
import { readPairs } from './matching/read-pairs'

/**
 * `node --import tsx scripts/learn-matching.ts FILE [--aside 4,5] [--same 0.6] [--likely 0.2] [--alone 1.2]
 * [--only-figures]`: learns the words and weights of matching from a day's barcodes and writes them with the figures of
 * a cross-validation. Parts of `--aside` are held out and judged once, with what the others teach.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    aside: { type: 'string', default: '' },
    same: { type: 'string', default: String(learntModel.same) },
    likely: { type: 'string', default: String(learntModel.likely) },
    alone: { type: 'string', default: String(learntModel.alone) },
    'only-figures': { type: 'boolean', default: false },
  },
})

const folder = 'src/features/price-data/matching/scoring'
const aside = values.aside.split(',').flatMap((part) => (part ? Number(part) : []))
const threshold = Number(values.same)

const shares = ({ same, found, wrong }: Figures) => ({
  pairs: same,
  found: Math.round((1000 * found) / same) / 1000,
  right: Math.round((1000 * found) / (found + wrong)) / 1000,
})

function learnAll(groups: readonly NamedGroup[]) {
  const uses = (barcode: string | null) => !aside.includes(partOf(barcode))
  const words = learnWordPairs(groups, uses)
  return { words, ...learnModel(measureAll(groups, words, 'barcoded'), uses, readPairs(groups)) }
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 1000) / 1000]))

const groups = readNames(positionals[0] ?? '')
const learning = Array.from({ length: parts }, (_, part) => part).filter((part) => !aside.includes(part))
const figures = shares(figuresOf(crossValidate(groups, learning, aside, threshold)))
console.log('cross-validation', figures)
if (aside.length > 0)
  console.log('kept aside', shares(figuresOf(aside.flatMap((part) => crossValidate(groups, [part], aside, threshold)))))
if (!values['only-figures']) {
  const { words, pair, rivals } = learnAll(groups)
  const learnt = {
    pair: named(featureNames, pair),
    rivals: named(rivalNames, rivals),
    same: threshold,
    likely: Number(values.likely),
    alone: Number(values.alone),
    figures,
  }
  writeFileSync(`${folder}/weights.json`, `${JSON.stringify(learnt, null, 2)}\n`)
  writeFileSync(`${folder}/learnt-words.json`, `${JSON.stringify(words, null, 2)}\n`)
}

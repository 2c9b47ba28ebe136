import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { featureNames } from '@/features/price-data/matching/scoring/features'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { rivalNames } from '@/features/price-data/matching/scoring/rivals'
import { crossValidate, figuresOf, heldParts, tunedParts } from './matching/cross-validate'
import { type NamedGroup, readNames } from './matching/day'
import { learnModel, measureAll } from './matching/learn'
import { readPairs } from './matching/read-pairs'
import { learnWordPairs } from './matching/word-pairs'

/**
 * `node --import tsx scripts/learn-matching.ts FILE [--same 0.6] [--likely 0.2] [--alone 1.2] [--only-figures]`: learns
 * the words and weights of matching from a day's barcodes and writes them with the figures of a cross-validation and of
 * the parts held back. `--only-figures` is for tuning: it neither writes nor looks at what is held back.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    same: { type: 'string', default: String(learntModel.same) },
    likely: { type: 'string', default: String(learntModel.likely) },
    alone: { type: 'string', default: String(learntModel.alone) },
    'only-figures': { type: 'boolean', default: false },
  },
})

const folder = 'src/features/price-data/matching/scoring'
const threshold = Number(values.same)

function sharesOf(groups: readonly NamedGroup[], tested: readonly number[]) {
  const { same, found, wrong } = figuresOf(crossValidate(groups, tested, threshold))
  return {
    pairs: same,
    found: Math.round((1000 * found) / same) / 1000,
    right: Math.round((1000 * found) / (found + wrong)) / 1000,
  }
}

const named = (names: readonly string[], weights: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 1000) / 1000]))

const groups = readNames(positionals[0] ?? '', { all: true })
const tuned = sharesOf(groups, tunedParts)
console.log('cross-validation', tuned)
if (!values['only-figures']) {
  const held = sharesOf(groups, heldParts)
  console.log('held back', held)
  const words = learnWordPairs(groups, () => true)
  const { pair, rivals } = learnModel(measureAll(groups, words), () => true, readPairs(groups))
  const learnt = {
    pair: named(featureNames, pair),
    rivals: named(rivalNames, rivals),
    same: threshold,
    likely: Number(values.likely),
    alone: Number(values.alone),
    figures: { tuned, held },
  }
  writeFileSync(`${folder}/weights.json`, `${JSON.stringify(learnt, null, 2)}\n`)
  writeFileSync(`${folder}/learnt-words.json`, `${JSON.stringify(words, null, 2)}\n`)
}

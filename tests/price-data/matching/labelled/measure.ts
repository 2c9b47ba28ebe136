import { groupOf } from '@/domain/product-group-of'
import { plainProductName, readProductName } from '@/domain/product-name'
import { normalise } from '@/domain/search-text'
import { rarityIn, sideOf } from '@/features/price-data/matching/scoring/candidates'
import { learntModel } from '@/features/price-data/matching/scoring/model'
import { profileOf } from '@/features/price-data/matching/scoring/profile'
import { scorePair } from '@/features/price-data/matching/scoring/score-group'
import { type Half, labelledNames, labelledPairs, packLabel } from './read-labels'

/**
 * Precision: the share of answers that are right (null for words, whose labels only list required ones). Recall: the
 * share of right ones that were answered.
 */
export type Measure = { precision: number | null; recall: number }

type Answer = { wanted: string; given: string }

/** An empty answer counts as none. */
function measure(answers: Answer[]): Measure {
  const right = answers.filter(({ wanted, given }) => wanted !== '' && wanted === given).length
  const given = answers.filter((answer) => answer.given !== '').length
  const wanted = answers.filter((answer) => answer.wanted !== '').length
  return { precision: right / given, recall: right / wanted }
}

/** The name alone, without price and rivals, which help matching on a whole day. */
function sideIn(group: number, name: string) {
  const profile = profileOf(name, group, { ...readProductName(name), certain: false })
  return sideOf({ profile, chains: [], price: null }, rarityIn([], group))
}

const said = (text: string) => (text === '-' ? '' : text)

/** Precision and recall of everything that is read out of names, on one half of the labelled sample. */
export function measureHalf(half: Half): Record<'size' | 'brand' | 'words' | 'group' | 'same product', Measure> {
  const names = labelledNames().filter((label) => label.half === half)
  const pairs = labelledPairs().filter((label) => label.half === half)
  const spelling = (text: string) => normalise(text).join(' ')
  return {
    size: measure(
      names.map(({ pack, name }) => ({ wanted: said(pack), given: said(packLabel(readProductName(name).pack)) })),
    ),
    brand: measure(
      names.map(({ brand, name }) => {
        const read = readProductName(name)
        const own = read.brandWords.join(' ')
        const wanted = spelling(brand)
        return { wanted, given: spelling(read.brand ?? '') === wanted ? wanted : own }
      }),
    ),
    words: {
      precision: null,
      recall: measure(
        names.flatMap(({ words, name }) => {
          const read = new Set(readProductName(name).words)
          const wanted = normalise(plainProductName(words.replace(/[\d.]+%/g, '')))
          return wanted.map((word) => ({ wanted: word, given: read.has(word) ? word : '' }))
        }),
      ).recall,
    },
    group: measure(
      names.map(({ group, name }) => ({
        wanted: group >= 1 && group <= 85 ? String(group) : '',
        given: String(groupOf(name) ?? ''),
      })),
    ),
    'same product': measure(
      pairs.map(({ group, same, one, other }) => {
        const pair = scorePair(sideIn(group, one), sideIn(group, other), group)
        return { wanted: same ? 'yes' : '', given: pair && pair.logit >= learntModel.alone ? 'yes' : '' }
      }),
    ),
  }
}

import type { PackSize } from '@/domain/pack-size'
import { isMedicine } from '@/domain/product-group-words'
import { normalise } from '@/domain/search-text'
import { type Alignment, align, type Side } from './align'
import { areApart } from './apart'
import { grapes, origins } from './kinds'
import type { Profile } from './profile'
import { wordLikeness } from './word-likeness'

export const featureNames = [
  ...['base', 'shared', 'share', 'cover', 'bothMiss', 'mostMissed', 'lessMissing', 'moreMissing', 'bestShared'],
  ...['fuzzy', 'first', 'exact', 'without', 'fewestWords'],
  ...['brandSame', 'brandOther', 'brandOne', 'kindSame', 'kindOther', 'kindOne', 'kindMore', 'grapeMore'],
  ...['packSame', 'packNear', 'packOther', 'packRatio', 'packUnknown', 'packUnits'],
  ...['percentSame', 'percentOther', 'percentOne', 'numberSame', 'numberOther', 'numberOne'],
  ...['price', 'priceFar', 'priceUnknown'],
] as const

/** Compact, because there are millions of pairs. */
export type Figures = Float32Array

const flag = (truth: boolean) => (truth ? 1 : 0)

/** Names that share less are never the same product, so nothing else is measured. */
const leastShare = 0.25

export function featuresOf(one: Side, other: Side, group: number | null): Figures | null {
  const found = align(one, other)
  const [left, right] = found.rest
  if (found.shared < leastShare * (found.shared + found.fuzzy + left.sum + right.sum)) return null
  return Float32Array.of(
    ...ofWords(found, Math.min(one.profile.words.length, other.profile.words.length)),
    ...ofBrands(one.profile, other.profile, isMedicine(group)),
    ...ofKinds(found),
    ...ofPacks(one.profile.pack, other.profile.pack),
    ...ofPercents(one.profile.percents, other.profile.percents),
    ...ofNumbers(one.profile, other.profile),
    ...ofPrices(one.price, other.price),
  )
}

/** Words that make another product even where only one of two names has them. */
const decisive = new Set(
  normalise(
    'без био bio organic органик лактоза глутен захар второкачествен козе овче биволско безалкохолно безалк безкофеин безкофеиново decaf men мен мъже мъжки стек мултипак кашон',
  ),
)

function ofWords(found: Alignment, fewest: number): number[] {
  const {
    shared,
    fuzzy,
    bestShared,
    firstShared,
    rest: [left, right],
  } = found
  const isContrary = kindsOf(left.words).intersection(kindsOf(right.words)).size > 0
  const total = shared + fuzzy + left.sum + right.sum
  const less = Math.min(left.sum, right.sum)
  const without = [...left.words, ...right.words].some(({ normal }) => decisive.has(normal))
  return [
    1,
    Math.log1p(shared),
    total > 0 ? shared / total : 0,
    shared > 0 ? shared / (shared + less) : 0,
    Math.min(left.most, right.most),
    Math.max(left.most, right.most),
    less,
    Math.max(left.sum, right.sum),
    bestShared,
    total > 0 ? fuzzy / total : 0,
    flag(firstShared),
    flag([...left.words, ...right.words].every(({ aside }) => aside) && !isContrary),
    flag(without),
    fewest,
  ]
}

const alikeBrands = 0.6
/** Medicines of other makers sound alike: `Аналгин`, `Омалгин`. */
const sameBrands = 1

/**
 * A name may have two brands (`7 Days Милка`) or one unknown in its script, so brands differ only where the other name
 * does not mention the brand at all.
 */
function ofBrands(one: Profile, other: Profile, isOfMedicines: boolean): number[] {
  const least = isOfMedicines ? sameBrands : alikeBrands
  const says = ({ words }: Profile, { brandWords }: Profile) =>
    brandWords.some((brand) => words.some((word) => wordLikeness(brand, word) >= least))
  const both = one.brand !== null && other.brand !== null
  const same = one.brand === other.brand || says(one, other) || says(other, one)
  return [flag(same && (one.brand !== null || other.brand !== null)), flag(both && !same), flag(!both && !same)]
}

const kindsOf = (words: Alignment['common']) => new Set(words.flatMap(({ kind }) => kind || []))

/**
 * A blend is not a wine of one of its grapes, whereas a flavour may be told in more words. The origin is often left out,
 * so only a contrary one tells something.
 */
function ofKinds({ common, rest: [left, right] }: Alignment): number[] {
  const [shared, onLeft, onRight] = [kindsOf(common), kindsOf(left.words), kindsOf(right.words)]
  const apart = onLeft.union(onRight)
  const contrary = onLeft.intersection(onRight)
  const single = apart.difference(contrary).difference(new Set([origins]))
  const more = single.intersection(shared)
  const grape = flag(more.has(grapes))
  return [Math.min(shared.difference(apart).size, 3), contrary.size, single.size - more.size, more.size - grape, grape]
}

/** Relative difference up to which a size was rounded; farther ones are another pack. */
const near = 0.04

function ofPacks(one: PackSize | null, other: PackSize | null): number[] {
  if (!one || !other) return [0, 0, 0, 0, one || other ? 1 : 0.5, 0]
  if ((one.unit === 'piece') !== (other.unit === 'piece')) return [0, 0, 0, 0, 0, 1]
  const ratio = Math.abs(Math.log(one.amount / other.amount))
  const same = ratio < 0.001
  return [flag(same), flag(!same && ratio < near), flag(ratio >= near), Math.min(ratio, 2), 0, 0]
}

function ofPercents(one: readonly string[], other: readonly string[]): number[] {
  const both = one.length > 0 && other.length > 0
  const same = both && one.join() === other.join()
  return [flag(same), flag(both && !same), flag(!both && one.length !== other.length)]
}

/** Strengths and ages are numbers too, of which another one makes another thing. */
function ofNumbers(one: Profile, other: Profile): number[] {
  const onlyOne = one.numbers.some((each) => !other.numbers.includes(each))
  const onlyOther = other.numbers.some((each) => !one.numbers.includes(each))
  const isOther = (onlyOne && onlyOther) || areApart(one, other)
  const isShared = one.numbers.some((each) => other.numbers.includes(each))
  return [flag(isShared), flag(isOther), flag(onlyOne !== onlyOther)]
}

/** Prices differ from chain to chain by a factor of up to 1.4 (as a logarithm). */
const usualRange = 0.35

function ofPrices(one: number | null, other: number | null): number[] {
  if (!one || !other) return [0, 0, 1]
  const ratio = Math.min(Math.abs(Math.log(one / other)), 1.5)
  return [ratio, Math.max(0, ratio - usualRange), 0]
}

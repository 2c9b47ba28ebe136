import { align, type Side } from './scoring/align'

/** No product differs from itself by more than this factor in price or pack. */
const mostTimes = 3
/** Two chains seldom ask more than this factor apart for one product. */
const usualTimes = 1.4
/** Factor within which a size is rounded. */
const roundedTimes = 1.04

/** Null where one of both is not known. */
function isWithin(times: number, one: number | null, other: number | null): boolean | null {
  return one && other ? Math.abs(Math.log(one / other)) <= Math.log(times) : null
}

/**
 * Whether two names of one barcode may mean one thing. A barcode says more than names do: names without a common word
 * are one thing where pack and price are known and agree.
 */
export function canBeOne(one: Side, other: Side): boolean {
  const isSameUnit = one.profile.pack?.unit === other.profile.pack?.unit
  const [pack, otherPack] = [one, other].map(({ profile }) => (isSameUnit ? (profile.pack?.amount ?? null) : null))
  const areNear = (ofPack: number, ofPrice: number) => [
    isWithin(ofPack, pack ?? null, otherPack ?? null),
    isWithin(ofPrice, one.price, other.price),
  ]
  if (areNear(mostTimes, mostTimes).includes(false)) return false
  return align(one, other).shared > 0 || areNear(roundedTimes, usualTimes).every((agrees) => agrees === true)
}

import type { OfferHit } from './types'

/** Offers of the same thing, the cheapest that holds today first. */
export type OfferedProduct = { key: string; offers: [OfferHit, ...OfferHit[]]; cheapest: string | null }

/**
 * The offers of a list with those of one product, or of the same name, brand and size, together, at the place of its first. `cheapest` is the lowest of several prices that
 * hold today; none where they are the same, or must not be ranked.
 */
export function byProduct(offers: OfferHit[], today: string): OfferedProduct[] {
  const own = Map.groupBy(offers, nameOf)
  return [...own].flatMap(([key, found]) => {
    const [first, ...others] = found.toSorted(
      (one, other) => toCome(one, today) - toCome(other, today) || one.priceCents - other.priceCents,
    )
    if (!first) return []
    const second = others.find((offer) => toCome(offer, today) === 0)
    const isLower = second !== undefined && first.isRanked && first.priceCents < second.priceCents
    return [{ key, offers: [first, ...others], cheapest: isLower ? first.id : null }]
  })
}

const nameOf = ({ product, title, brand, packSize }: OfferHit) =>
  product === null ? [title, brand, packSize].join('\n').toLocaleLowerCase('bg') : `product ${product}`

const toCome = ({ validFrom }: OfferHit, today: string) => (validFrom > today ? 1 : 0)

import type { OfferHit } from './types'

/** Offers of the same thing, the cheapest that holds today first. */
export type OfferedProduct = { key: string; offers: [OfferHit, ...OfferHit[]]; cheapest: string[] }

/**
 * The offers of a list with those of one product, or of the same name, brand and size, together, at the place of its first.
 * `cheapest` are the ids of those at the lowest price today where another costs more; none where prices must not be ranked.
 */
export function byProduct(offers: OfferHit[], today: string): OfferedProduct[] {
  const own = Map.groupBy(offers, nameOf)
  return [...own].flatMap(([key, found]) => {
    const [first, ...others] = found.toSorted(
      (one, other) => toCome(one, today) - toCome(other, today) || one.priceCents - other.priceCents,
    )
    if (!first) return []
    const current = [first, ...others].filter((offer) => toCome(offer, today) === 0)
    const lowest = current.filter(({ priceCents }) => priceCents === current[0]?.priceCents)
    const differ = first.isRanked && lowest.length < current.length
    return [{ key, offers: [first, ...others], cheapest: differ ? lowest.map(({ id }) => id) : [] }]
  })
}

const nameOf = ({ product, title, brand, packSize }: OfferHit) =>
  product === null ? [title, brand, packSize].join('\n').toLocaleLowerCase('bg') : `product ${product}`

const toCome = ({ validFrom }: OfferHit, today: string) => (validFrom > today ? 1 : 0)

/**
 * A chain and a place in which it sells a product, as one number: both are numbered in `smallint`. A product of two chains need not
 * be sold by each of them in every place of the other.
 */
export const soldPair = (chain: number, place: number): number => chain * 32_768 + place

export const chainOf = (pair: number): number => Math.floor(pair / 32_768)

export const placeOf = (pair: number): number => pair % 32_768

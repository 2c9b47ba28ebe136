const lowPlaces = 2 ** 15
const chains = 2 ** 31
const highPlaces = lowPlaces * chains

/**
 * Encodes a chain and a place as one number, because a product of two chains need not be sold by each in every place of
 * the other. The lower 15 bits of the place come first, then the 31 of the chain, then the others of the place: a pair
 * of numbers below 32,768 is the one that indexes have stored since these were `smallint`. Exact for places up to 4,194,303,
 * which the database holds to (`places_id_check`).
 */
export const soldPair = (chain: number, place: number): number =>
  (place % lowPlaces) + chain * lowPlaces + Math.floor(place / lowPlaces) * highPlaces

export const chainOf = (pair: number): number => Math.floor(pair / lowPlaces) % chains

export const placeOf = (pair: number): number => (pair % lowPlaces) + Math.floor(pair / highPlaces) * lowPlaces

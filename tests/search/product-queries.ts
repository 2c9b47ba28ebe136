import type { Locale } from '@/i18n/routing'

/**
 * What a person typed and which products must come first: all of the first three are of one of the official groups, or, with
 * `finds`, at least one of the first three says so in its title as well.
 */
export type ProductQuery = { query: string; locale: Locale; groups: number[]; finds?: RegExp }

/** Written by reading the cut of 2026-05-13 before the search for products existed, and never changed to please it. */
export const fixedProductQueries: ProductQuery[] = [
  { query: 'масло', locale: 'bg', groups: [12] },
  { query: 'кисело мляко', locale: 'bg', groups: [7] },
  { query: 'прясно мляко верея', locale: 'bg', groups: [6], finds: /верея/i },
  { query: 'кашкавал', locale: 'bg', groups: [11] },
  { query: 'краве сирене 400', locale: 'bg', groups: [9], finds: /400/ },
  { query: 'лютеница', locale: 'bg', groups: [49] },
  { query: 'олио', locale: 'bg', groups: [42] },
  { query: 'кафе на зърна', locale: 'bg', groups: [71] },
  { query: 'kiselo mliako', locale: 'bg', groups: [7] },
  { query: 'kashkaval', locale: 'bg', groups: [11] },
  { query: 'лютенца', locale: 'bg', groups: [49] },
  { query: 'захр', locale: 'bg', groups: [38] },
  { query: 'Butter', locale: 'de', groups: [12] },
  { query: 'Reis', locale: 'de', groups: [35] },
  { query: 'Mehl', locale: 'de', groups: [40] },
  { query: 'Eier', locale: 'de', groups: [31, 32] },
  { query: 'Olivenöl', locale: 'de', groups: [43] },
  { query: 'Joghurt', locale: 'de', groups: [7] },
  { query: 'Zwiebeln', locale: 'de', groups: [55] },
  { query: 'butter', locale: 'en', groups: [12] },
  { query: 'sugar', locale: 'en', groups: [38] },
  { query: 'bananas', locale: 'en', groups: [52] },
  { query: 'olive oil', locale: 'en', groups: [43] },
  { query: 'beer', locale: 'en', groups: [74] },
  { query: 'chicken fillet', locale: 'en', groups: [16] },
  { query: 'bread', locale: 'en', groups: [1, 2] },
  { query: 'сливочное масло', locale: 'ru', groups: [12] },
  { query: 'картофель', locale: 'ru', groups: [61] },
  { query: 'яйца', locale: 'ru', groups: [31, 32] },
  { query: 'подсолнечное масло', locale: 'ru', groups: [42] },
  { query: 'скумбрия', locale: 'ru', groups: [29], finds: /скумрия/i },
  { query: 'макароны', locale: 'ru', groups: [36] },
]

/** Written after the first look at results; they may grow with every complaint. */
export const laterProductQueries: ProductQuery[] = []

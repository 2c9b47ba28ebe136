import type { Locale } from '@/i18n/routing'
import type { PriceOf } from './lowest-price'
import type { News } from './news'

/** How many news of one follow are shown. */
export const mostHits = 5

/** What is asked of a follow: which news, in which language, the paths of those that are shown already, and prices. */
export type Finding = { news: News; locale: Locale; shown: ReadonlySet<string>; priceOf: PriceOf }

import type { Locale } from '@/i18n/routing'
import type { News } from './news'

/** How many news of one follow are shown. */
export const mostHits = 5

/** What is asked of a follow: which news, in which language, and the paths of those that are shown already. */
export type Finding = { news: News; locale: Locale; shown: ReadonlySet<string> }

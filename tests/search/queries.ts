import type { Locale } from '@/i18n/routing'

/** What a person typed and what should be among the first three hits, on which page (the number in the PDF). */
export type JudgedQuery = { query: string; locale: Locale; brochure?: string; page?: number; retailer?: string }

/** Written before the search existed, and never changed to please it. */
export const fixedBefore: JudgedQuery[] = [
  { query: 'мляко', locale: 'bg', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'mlyako', locale: 'bg', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'кисело мляко', locale: 'bg', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'Milch', locale: 'de', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'молоко', locale: 'ru', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'washing machine', locale: 'en', brochure: 'volt-plus-golyama-tehnika', page: 1 },
  { query: 'Kühlschrank', locale: 'de', brochure: 'volt-plus-golyama-tehnika', page: 2 },
  { query: 'шокулад', locale: 'bg', brochure: 'bodra-sutrin-zakuska', page: 1 },
  { query: 'телевизори 55', locale: 'bg', brochure: 'pixela-esen', page: 1 },
  { query: 'зелена кошница', locale: 'bg', retailer: 'zelena-kosnitsa' },
  { query: 'maistor georgi', locale: 'en', retailer: 'maistor-georgi' },
  { query: 'Windeln', locale: 'de', brochure: 'bodra-sutrin-bebe', page: 1 },
  { query: 'подгузники', locale: 'ru', brochure: 'bodra-sutrin-bebe', page: 1 },
  { query: 'cheese', locale: 'en', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: 'матраци', locale: 'bg', brochure: 'dom-i-uyut-spalnya', page: 1 },
  { query: 'shampoan', locale: 'bg', brochure: 'rosa-krasota', page: 1 },
]

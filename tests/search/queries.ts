import type { Locale } from '@/i18n/routing'

/** A query and its expected hit among the first three; `page` is its number in the PDF. */
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

/** Written after the first look at results; they may grow with every complaint. */
export const laterQueries: JudgedQuery[] = [
  { query: 'перални', locale: 'bg', brochure: 'volt-plus-golyama-tehnika', page: 1 },
  { query: 'mlqko', locale: 'bg', brochure: 'zelena-kosnitsa-sedmitsa', page: 3 },
  { query: '6ampoan', locale: 'bg', brochure: 'rosa-krasota', page: 1 },
  { query: 'тоалетна хартия', locale: 'bg', brochure: 'marta-market-golemi-opakovki', page: 3 },
  { query: 'Bohrmaschine', locale: 'de', brochure: 'maistor-georgi-remont', page: 2 },
  { query: 'Bohrmachine', locale: 'de', brochure: 'maistor-georgi-remont', page: 2 },
  { query: 'зимна колекция', locale: 'bg', brochure: 'nitka-zimna-kolektsiya' },
  { query: 'winter collection', locale: 'en', brochure: 'nitka-zimna-kolektsiya' },
  { query: 'кофе', locale: 'ru', brochure: 'bodra-sutrin-zakuska', page: 3 },
  { query: 'laptop lenovo', locale: 'en', brochure: 'pixela-esen', page: 2 },
  { query: 'зубная паста', locale: 'ru', brochure: 'rosa-krasota', page: 2 },
  { query: 'apteka lipa', locale: 'bg', retailer: 'apteka-lipa' },
  { query: 'Möbel', locale: 'de', retailer: 'dom-i-uyut' },
  { query: 'бодра сутрин хляб', locale: 'bg', brochure: 'bodra-sutrin-zakuska', page: 1 },
  { query: 'puzzle 1000', locale: 'en', brochure: 'palavnik-koleda', page: 2 },
  { query: 'sunscreen', locale: 'en', brochure: 'apteka-lipa-zima', page: 3 },
  { query: 'куртка', locale: 'ru', brochure: 'nitka-zimna-kolektsiya', page: 1 },
  { query: 'domatite', locale: 'bg', brochure: 'zelena-kosnitsa-sedmitsa', page: 2 },
]

/** For the demonstration's brochures, where many sell the same: each of the first three hits must match `says`. */
export type SaidQuery = { query: string; locale: Locale; says?: RegExp; first?: string; retailer?: string }

export const seedQueries: SaidQuery[] = [
  { query: 'мляко', locale: 'bg', says: /мляко|млечен/i },
  { query: 'mlqko', locale: 'bg', says: /мляко|млечен/i },
  { query: 'Milch', locale: 'de', says: /мляко/i },
  { query: 'банани', locale: 'bg', says: /банан/i },
  { query: 'bananas', locale: 'en', says: /банан/i },
  { query: 'кашкавал', locale: 'bg', says: /кашкавал/i },
  { query: 'kashkawal', locale: 'de', says: /кашкавал/i },
  { query: 'паста за зъби', locale: 'bg', says: /паста за зъби/i },
  { query: 'toothpaste', locale: 'en', says: /паста за зъби/i },
  { query: 'зубная паста', locale: 'ru', says: /паста за зъби/i },
  { query: 'телевизор 65', locale: 'bg', says: /телевизор 65/i },
  { query: 'Fernseher', locale: 'de', says: /телевизор/i },
  { query: 'бормашина', locale: 'bg', says: /бормашина/i },
  { query: 'garden hose', locale: 'en', first: 'gvozdey-dvor-i-gradina' },
  { query: 'матрак', locale: 'bg', says: /матрак/i },
  { query: 'диван родопи', locale: 'bg', says: /диван „?Родопи/i },
  { query: 'плюшено мече', locale: 'bg', says: /плюшено мече/i },
  { query: 'пазел', locale: 'bg', says: /пъзел/i },
  { query: 'житен', locale: 'bg', retailer: 'zhiten' },
  { query: 'apteki laykuchka', locale: 'en', retailer: 'apteki-laykuchka' },
  { query: 'платье', locale: 'ru', says: /рокля/i },
  { query: 'Winterjacke', locale: 'de', says: /яке/i },
  // A child's winter hat is winter fashion too.
  { query: 'Wintermode', locale: 'de', says: /яке|палто|пуловер|зимна шапка/i },
  { query: 'голямата седмица', locale: 'bg', first: 'zhiten-golyamata-sedmitsa' },
  { query: 'the big week', locale: 'en', first: 'zhiten-golyamata-sedmitsa' },
]

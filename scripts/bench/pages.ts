import { Client } from 'pg'
import { locales } from '@/i18n/routing'

export interface Pages {
  start: string
  category: string
  brochure: string
  retailer: string
  search: string
  prices: string
  group: string
  list: string
  brochures: string[]
  /** Searches that are not cached, in alternating languages. */
  searches: string[]
}

const words = [
  'мляко',
  'кафе',
  'сирене',
  'диван',
  'телефон',
  'mlqko',
  'kafe',
  'Milch',
  'coffee',
  'сыр',
  'обувки',
  'шампоан',
]

export async function pagesOf(site: string, databaseUrl: string, sample: number): Promise<Pages> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ slug: string; category: string; retailer: string; title: string }>(
    `select b.slug, c.slug as category, r.slug as retailer, l.title from brochures b join categories c on c.id = b.category_id
     join retailers r on r.id = b.retailer_id join brochures_locales l on l._parent_id = b.id and l._locale = 'bg'
     where b._status = 'published' and b.active_import_id is not null and b.valid_to >= current_date::text
     order by (b.slug like 'large-%'), b.slug limit $1`,
    [sample],
  )
  await client.end()
  const [first] = rows
  if (!first) throw new Error('There is no brochure to measure.')
  const address = (locale: string, path: string) => `${site}${locale === 'bg' ? '' : `/${locale}`}${path}`
  const titles = rows.flatMap(({ title }) => title.split(/\s+/)).filter((word) => word.length > 3)
  const queries = [...new Set([...words, ...titles])].flatMap((word, index) => [
    word,
    `${word} ${words[index % words.length]}`,
  ])
  return {
    start: `${site}/`,
    category: `${site}/c/${first.category}`,
    brochure: `${site}/broshura/${first.slug}`,
    retailer: `${site}/r/${first.retailer}`,
    search: `${site}/search?q=${encodeURIComponent('мляко')}`,
    prices: `${site}/prices`,
    group: `${site}/prices/butter`,
    list: `${site}/list`,
    brochures: rows.flatMap(({ slug }) => locales.map((locale) => address(locale, `/broshura/${slug}`))),
    searches: locales
      .toReversed()
      .flatMap((locale) => queries.map((query) => address(locale, `/search?q=${encodeURIComponent(query)}`))),
  }
}

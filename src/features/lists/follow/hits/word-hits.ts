import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { formatDay, formatDayRange } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { offerDetails } from '@/domain/offer-details'
import { freeOfMark, packMark } from '@/domain/search-text'
import { readOfferHits } from '@/features/search/offers/read-offers'
import { findQuery, planOf } from '@/features/search/query-plan'
import { scoreOf, withGroups } from '@/features/search/score'
import { type Term, termsOf } from '@/features/search/terms'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { reductionWords } from '@/lib/reduction-words'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { headOf } from '@/server/search-index/vector'
import type { Follow } from '../types'
import type { Found, Hit, PriceOf } from './lowest-price'
import type { News } from './news'

/** How many news of one follow are shown. */
export const mostHits = 5

/** What is asked of a follow: which news, in which language, the paths of those that are shown already, and prices. */
export type Finding = { news: News; locale: Locale; shown: ReadonlySet<string>; priceOf: PriceOf }

const { brochures } = tables
const { documentsName, offerKinds } = tables.search
const b = alias(brochures, 'b')
const k = alias(offerKinds, 'k')
const o = alias(tables.offers, 'o')
const s = alias(tables.search.offers, 's')

/**
 * Whether a title calls the thing by the words of the query, or by another name of the same thing: `Прясно мляко` is called
 * мляко, and neither `Кисело мляко`, which is a name of something else, nor `Шоколад с мляко`. What it is free of may be anywhere.
 */
export function isCalled(title: string, query: string, locale: Locale): boolean {
  const said = [...termsOf(headOf(title), defaultLocale), ...termsOf(title, defaultLocale).filter(isFreeOf)]
  const names = new Set(said.map((term) => nameOf(term)))
  return termsOf(query, locale).every((term) =>
    [term.words, ...term.synonyms].some((name) => names.has(nameOf(term, name))),
  )
}

const isFreeOf = (term: Term) => term.isFreeOf

function nameOf(term: Term, words = term.words): string {
  if (term.pack) return packMark(term.pack)
  return term.isFreeOf ? freeOfMark(words.join(' ')) : words.join(' ')
}

/** Of each official group so many are looked at, so that many cheap yoghurts do not hide the milk. */
const lookedOfGroup = 50

const row = z.object({ id: z.string(), title: z.string(), slug: z.string(), score: z.number(), price: z.number() })
type Candidate = z.infer<typeof row>

/**
 * The offers with all the words that are news: first what is called so, then by the score of the search and the price. Where more
 * are called so than are shown, these are the news. Never medicines.
 */
export async function wordHits({ value }: Follow, { news, locale, shown }: Finding): Promise<Found> {
  const candidates = await newOffers(value, { news, locale })
  const ranked = candidates
    .filter((one) => !shown.has(pathOf(one)))
    .map((one) => ({ ...one, isCalled: isCalled(one.title, value, locale) }))
    .sort((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.score - a.score || a.price - b.price)
  const first = ranked.slice(0, mostHits)
  const more = ranked.slice(mostHits).filter((one) => one.isCalled)
  return { hits: await hitsOf(first, locale), paths: [...first, ...more].map(pathOf) }
}

/** Without our script it is the anchor that leads to the offer. */
const pathOf = ({ id, slug }: { id: string; slug: string }) => `/broshura/${slug}?offer=${id}#offer-${id}`

async function newOffers(value: string, { news, locale }: Pick<Finding, 'news' | 'locale'>): Promise<Candidate[]> {
  const plan = withGroups(await planOf(value, locale))
  const query = findQuery(plan, 'all')
  if (!query) return []
  const { rows } = await (await db()).execute(sql`
    select id, title, slug, score, price from (
      select found.*, ${o.title}, ${b.slug},
        row_number() over (partition by group_number order by score desc, price, found.id) as place
      from (
        select ${s.id}, ${s.brochureId}, ${s.price}, ${s.firstDay}, ${k.groupNumber},
          (${scoreOf(plan)})::integer as score
        from ${tables.search.offers} s join ${offerKinds} k on ${k.id} = ${s.kindId}
        where ${s.words} @@ ${query}::tsquery and ${k.ranked} and ${s.lastDay} >= ${sofiaDay()}::date
          and ${s.firstDay} < ${news.until}::date
          and ${k.retailerId} in (select ${documentsName.id} from ${documentsName}
            where ${documentsName.kind} = 'retailer')
      ) found
      join ${tables.offers} o on ${o.id} = found.id
      join ${brochures} b on ${b.id} = ${o.brochureId}
      where first_day >= ${news.from}::date
        or greatest(${o.createdAt}, ${b.publishedAt}) > ${news.since.toISOString()}::timestamptz
    ) each_group
    where place <= ${lookedOfGroup}`)
  return rows.map((value) => row.parse(value))
}

async function hitsOf(candidates: Candidate[], locale: Locale): Promise<Hit[]> {
  const t = translatorFor(locale, 'follow')
  const today = sofiaDay()
  const offers = await readOfferHits(candidates.map(({ id }) => id))
  return offers.map(({ id, brochure, title, brand, packSize, retailer, validFrom, validTo, ...offer }) => ({
    title: [title, offerDetails({ title, brand, packSize })].filter(Boolean).join(', '),
    lang: defaultLocale,
    details:
      validFrom > today
        ? `${retailer.name}, ${formatDayRange(validFrom, validTo, locale)}`
        : t('until', { shop: retailer.name, day: formatDay(validTo, locale) }),
    cents: offer.priceCents,
    before: offer.reduction && reductionWords(offer.reduction, locale).words,
    unitPrice: offer.unitPrice,
    path: pathOf({ id, slug: brochure }),
    cover: null,
  }))
}

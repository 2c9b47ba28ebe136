import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { formatDay, formatDayRange } from '@/design/format'
import { amountMarks } from '@/domain/amount-marks'
import { sofiaDay } from '@/domain/calendar-day'
import { offerDetails } from '@/domain/offer-details'
import { freeOfMarks } from '@/domain/product-group-rules'
import { freeOfMark, packMark, percentMark } from '@/domain/search-text'
import { thingOf } from '@/domain/synonyms'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { tellingOf } from '@/features/search/decisive'
import { readDigits } from '@/features/search/digits-in-words'
import { readOfferHits } from '@/features/search/offers/read-offers'
import { findQuery, planOf } from '@/features/search/query-plan'
import { scoreOf, withGroups } from '@/features/search/score'
import { type Term, termsOf } from '@/features/search/terms'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import { offerConditions } from '@/lib/offer-terms'
import { db } from '@/server/cms'
import { isEdition, wordsOfOffer } from '@/server/db/editions'
import { conditionsOf } from '@/server/db/multi-buy'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { headOf } from '@/server/search-index/vector'
import type { Follow } from '../types'
import { type FoundHits, type Hit, type PriceOf, saidOf } from './lowest-price'
import type { News } from './news'

export const mostHits = 5

/** `shown` are paths that another follow has shown already. */
export type Finding = { news: News; locale: Locale; shown: ReadonlySet<string>; priceOf: PriceOf }

const { brochures } = tables
const { documentsName, offerKinds } = tables.search
const b = alias(brochures, 'b')
const k = alias(offerKinds, 'k')
const o = alias(tables.offers, 'o')
const s = alias(tables.search.offers, 's')

/** An offer has its brand and its size in its title or beside it. */
type Called = { title: string; brand: string | null; packSize: string | null }

/**
 * Whether an offer is the thing itself by the words of the query or a synonym: `Прясно мляко` is мляко, but neither
 * `Кисело мляко`, a name of something else, nor `Шоколад с мляко`. Free-of words, sizes and percentages may be anywhere
 * in the title.
 */
export function isCalled({ title, brand, packSize }: Called, query: string, locale: Locale): boolean {
  const said = [headOf(title), brand ?? ''].flatMap((each) => termsOf(each, defaultLocale))
  const text = [title, packSize ?? ''].join(' ')
  const conditions = [...freeOfMarks(text), ...amountMarks(text)].map(({ mark }) => mark)
  const things = said.flatMap(({ words }) => thingOf(words)?.join(' ') ?? [])
  const names = new Set([...said.map((term) => nameOf(term)), ...things, ...conditions])
  const asked = termsOf(query, locale)
  const telling = tellingOf(asked)
  return (telling.length > 0 ? telling : asked).every((term) => {
    const spellings = term.spellings.map((word) => [word])
    return [term.words, ...spellings, ...term.synonyms].some((name) => names.has(nameOf(term, name)))
  })
}

function nameOf(term: Term, words = term.words): string {
  if (term.pack) return packMark(term.pack)
  if (term.percent !== null) return percentMark(term.percent)
  return term.isFreeOf ? freeOfMark(words.join(' ')) : words.join(' ')
}

/** Limit per official group, so that many cheap yoghurts do not hide the milk. */
const lookedOfGroup = 50

const row = z
  .object({
    id: z.string(),
    title: z.string(),
    brand: z.string().nullable(),
    pack_size: z.string().nullable(),
    slug: z.string(),
    score: z.number(),
    price: z.number(),
  })
  .transform(({ pack_size: packSize, ...found }) => ({ ...found, packSize }))
type Candidate = z.infer<typeof row>

/**
 * Offers with all words that are news: those that name the thing first, then by the search's score and the price. With
 * enough of them, only those are news. One price of a thing in several editions of a shop is one piece of news. Never
 * medicines.
 */
export async function wordHits({ value }: Follow, { news, locale, shown }: Finding): Promise<FoundHits> {
  const asked = await readDigits(value, locale)
  const candidates = await newOffers(asked, { news, locale })
  const ranked = candidates
    .filter((one) => !shown.has(pathOf(one)))
    .map((one) => ({ ...one, isCalled: isCalled(one, asked, locale) }))
    .sort((a, b) => Number(b.isCalled) - Number(a.isCalled) || b.score - a.score || a.price - b.price)
  const first = ranked.slice(0, mostHits)
  const more = ranked.slice(mostHits).filter((one) => one.isCalled)
  return { hits: await hitsOf(first, locale), paths: [...first, ...more].map(pathOf) }
}

/** The anchor leads to the offer in browsers without our script. */
const pathOf = ({ id, slug }: { id: string; slug: string }) => `/broshura/${slug}?offer=${id}#offer-${id}`

async function newOffers(value: string, { news, locale }: Pick<Finding, 'news' | 'locale'>): Promise<Candidate[]> {
  const plan = withGroups(await planOf(value, locale))
  const query = findQuery(plan, 'all')
  if (!query) return []
  const { rows } = await (await db()).execute(sql`
    select id, title, brand, pack_size, slug, score, price from (
      select each_copy.*, row_number() over (partition by group_number order by score desc, price, id) as place
      from (
        select found.*, ${o.title}, ${o.brand}, ${o.packSize}, ${b.slug}, row_number() over (
          partition by shop, ${wordsOfOffer(o)}, price, ${conditionsOf(o)}
          order by ${isEdition(b.id)}, found.id) as copy
        from (
          select ${s.id}, ${s.price}, ${s.firstDay}, ${k.retailerId} as shop, ${k.groupNumber},
            (${scoreOf(plan)})::integer as score
          from ${tables.search.offers} s join ${offerKinds} k on ${k.id} = ${s.kindId}
          where ${s.words} @@ ${query}::tsquery and ${k.ranked} and ${s.lastDay} >= ${sofiaDay()}::date
            and ${s.firstDay} < ${news.until}::date
            and ${k.retailerId} in (select ${documentsName.id} from ${documentsName}
              where ${isOneOf(documentsName.kind, 'retailer')})
        ) found
        join ${tables.offers} o on ${o.id} = found.id
        join ${brochures} b on ${b.id} = ${o.brochureId}
        where first_day >= ${news.from}::date
          or greatest(${o.createdAt}, ${b.publishedAt}) > ${news.since.toISOString()}::timestamptz
      ) each_copy
      where copy = 1
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
    details: [
      kindWords(`${title} ${packSize ?? ''}`, locale),
      validFrom > today
        ? `${retailer.name}, ${formatDayRange(validFrom, validTo, locale)}`
        : t('until', { shop: retailer.name, day: formatDay(validTo, locale) }),
    ]
      .filter(Boolean)
      .join('; '),
    edition: editionWords(offer.towns, locale)?.text ?? null,
    cents: offer.priceCents,
    ...saidOf(offer.reduction, locale),
    terms: offerConditions(offer, locale),
    unitPrice: offer.unitPrice,
    path: pathOf({ id, slug: brochure }),
    cover: null,
  }))
}

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { formatDay, formatDayRange, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { readCardsOf } from '@/features/brochures/card-query'
import { editionWords } from '@/features/brochures/editions/edition-words'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { kindWords } from '@/lib/kind-words'
import { offerTerms } from '@/lib/offer-terms'
import { db } from '@/server/cms'
import { isEdition } from '@/server/db/editions'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { priceBefore } from '../reached-targets'
import type { Follow, FollowKind } from '../types'
import type { FollowHits, FoundHits, Hit } from './lowest-price'
import { type PriceOf, type ProductPrice, pricesOnce, saidOf } from './lowest-price'
import type { News } from './news'
import { type Finding, mostHits, wordHits } from './word-hits'

const { _brochuresV, brochures, categories, retailers } = tables
const told = alias(_brochuresV, 'told')

/** More than any shop or category publishes in a week. */
const mostRead = 1_000

const row = z.object({ id: z.string(), slug: z.string() })

/**
 * The brochure as it was published last at a moment; what is new in it since then was in no mail before. Payload can
 * write a withdrawal into the version that was published, which is then the newest of that moment.
 */
const publishedThen = (column: SQL, moment: Date): SQL => sql`(
  select ${column} from ${_brochuresV} told
  where ${told.parentId} = ${brochures.id} and ${told.createdAt} <= ${moment.toISOString()}::timestamptz
  order by ${isOneOf(told.versionStatus, 'published')} is true desc, ${told.createdAt} desc limit 1)`

function shopHits({ value }: Follow, finding: Finding): Promise<FoundHits> {
  const which = sql`${brochures.retailerId} in (
    select ${retailers.id} from ${retailers} where ${retailers.slug} = ${value})`
  const before = publishedThen(sql`${told.versionRetailerId}`, finding.news.since)
  return newBrochures(which, sql`${before} <> ${brochures.retailerId}`, finding)
}

function categoryHits({ value }: Follow, finding: Finding): Promise<FoundHits> {
  const which = sql`${brochures.categoryId} in (
    select ${categories.id} from ${categories} where ${categories.slug} = ${value})`
  const before = publishedThen(sql`${told.versionCategoryId}`, finding.news.since)
  return newBrochures(which, sql`${before} <> ${brochures.categoryId}`, finding)
}

/** `isMoved`: whether the brochure has come from another shop or category since the last mail. */
async function newBrochures(which: SQL, isMoved: SQL, { news, locale, shown }: Finding): Promise<FoundHits> {
  const { rows } = await (await db()).execute(sql`
    select ${brochures.id}, ${brochures.slug} from ${brochures}
    join ${retailers} on ${retailers.id} = ${brochures.retailerId} and ${isPublished(retailers)}
    where ${which} and ${isPublished(brochures)} and ${brochures.activeImportId} is not null
      and ${brochures.validTo} >= ${sofiaDay()}
      and (${brochures.publishedAt} > ${news.since.toISOString()}::timestamptz or ${isMoved})
    order by ${brochures.validFrom} desc, ${isEdition(brochures.id)}, ${brochures.id} limit ${mostRead}`)
  const found = rows.map((value) => row.parse(value)).map(({ id, slug }) => ({ id, path: `/broshura/${slug}` }))
  const first = found.filter(({ path }) => !shown.has(path)).slice(0, mostHits)
  const cards = await readCardsOf(
    locale,
    first.map(({ id }) => id),
  )
  const hits = cards.map(
    ({ title, retailer, validFrom, validTo, slug, cover, towns }): Hit => ({
      title: title.text,
      lang: title.lang,
      details: `${retailer.name}, ${formatDayRange(validFrom, validTo, locale)}`,
      edition: editionWords(towns, locale)?.text ?? null,
      cents: null,
      before: null,
      isReduced: false,
      terms: [],
      unitPrice: null,
      path: `/broshura/${slug}`,
      cover,
    }),
  )
  return { hits, paths: found.map(({ path }) => path) }
}

const finders: Record<FollowKind, (follow: Follow, finding: Finding) => Promise<FoundHits>> = {
  shop: shopHits,
  category: categoryHits,
  word: wordHits,
  product: productHits,
}

type Options<Item> = { locale: Locale; newsOf: (follow: Item) => News; once: boolean; priceOf?: PriceOf }

/** Follows without news are left out. With `once`, news of several follows is shown under the first of them alone. */
export async function hitsOf<Item extends Follow>(
  follows: Item[],
  { locale, newsOf, once, priceOf = pricesOnce() }: Options<Item>,
): Promise<FollowHits[]> {
  const shown = new Set<string>()
  const found: Omit<FollowHits, 'more'>[] = []
  // Sequential: a mail may take its time, but must not slow down visitors' requests.
  for (const follow of follows) {
    const { hits, paths } = await finders[follow.kind](follow, {
      news: newsOf(follow),
      locale,
      shown: once ? shown : new Set(),
      priceOf,
    })
    for (const { path } of hits) shown.add(path)
    if (hits.length > 0) found.push({ follow, hits, paths })
  }
  return found.map((one) => ({ ...one, more: one.paths.filter((path) => !shown.has(path)).length }))
}

export function countNews(found: FollowHits[]): number {
  return new Set(found.flatMap(({ paths }) => paths)).size
}

/** Empty until the lowest price has reached the target. */
async function productHits(follow: Follow, { locale, priceOf }: Finding): Promise<FoundHits> {
  const { targetCents } = follow
  const lowest = targetCents === null ? null : await priceOf(follow.value)
  if (targetCents === null || !lowest || lowest.cents > targetCents) return { hits: [], paths: [] }
  const { title, group, slug, cents, reduction, offered, unitPrice, towns } = lowest
  const target = translatorFor(locale, 'follow')('target', { price: formatEuro(targetCents, locale) })
  const { before, isReduced } = saidOf(reduction, locale)
  const hit: Hit = {
    title,
    lang: defaultLocale,
    details: [kindWords(title, locale, group), target, sourceOf(lowest, locale)].filter(Boolean).join('; '),
    edition: editionWords(towns, locale)?.text ?? null,
    cents,
    before: before ?? (await earlierPrice(follow.id, cents, locale)),
    isReduced,
    terms: offered ? offerTerms({ ...offered, priceCents: cents }, locale) : [],
    unitPrice,
    path: `/prices/${slug}`,
    cover: null,
  }
  return { hits: [hit], paths: [hit.path] }
}

function sourceOf({ shop, day, until, invented }: ProductPrice, locale: Locale): string {
  const t = translatorFor(locale, 'follow')
  if (until !== null) return t('until', { shop, day: formatDay(until, locale) })
  const age = oldDays(day, sofiaDay())
  const seen = t(invented ? 'observedInvented' : 'observed', { chain: shop, day: formatDay(day, locale) })
  return age === null ? seen : seen + translatorFor(locale, 'prices')('source.old', { count: age })
}

/** The day is named, and no saving, because an earlier price is not the lowest of the 30 days before (decision 21). */
async function earlierPrice(follow: string, cents: number, locale: Locale): Promise<string | null> {
  const known = await priceBefore(follow)
  if (!known || known.cents <= cents) return null
  const [price, day] = [formatEuro(known.cents, locale), formatDay(known.day, locale)]
  return translatorFor(locale, 'follow')('before', { price, day })
}

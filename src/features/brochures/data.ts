import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { localized } from '@/i18n/foreign-lang'
import type { Locale } from '@/i18n/routing'
import { answered, cached } from '@/server/cache/cached'
import { dayTag, publicPathOf, tag } from '@/server/cache/tags'
import { cmsAs } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'
import { isEdition } from '@/server/db/editions'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { logoUrl, readCards } from './card-query'
import { type ReadBrochure, readBrochure, readBrochureId, readOffers, readPages } from './detail-query'
import {
  type BrochureFilter,
  type BrochurePageOfList,
  countByRetailer,
  type FeedBrochure,
  listBrochures,
  listForFeed,
  listShelf,
  mostInFeed,
  type RetailerCount,
  type ShelfOfBrochures,
} from './list-query'
import type { BrochureCard, BrochureDetail } from './types'

const relation = z.object({ id: z.string() })

/** A brochure as it would be published now, read with the rights of the staff member; null when there is none. */
export async function getDraftBrochure(id: string, locale: Locale, user: CmsUser): Promise<BrochureDetail | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { cms, rights } = await cmsAs(user)
  const draft = await cms.findByID({
    collection: 'brochures',
    id,
    draft: true,
    locale,
    depth: 2,
    disableErrors: true,
    ...rights,
  })
  if (!draft) return null
  const { retailer, category, activeImport } = draft
  if (typeof retailer !== 'object' || typeof category !== 'object' || !retailer || !category) return null
  const shown = sql`${relation.safeParse(activeImport).data?.id ?? null}::uuid`
  const [pages, offers] = await Promise.all([readPages(shown, locale), readOffers(id, shown)])
  const logo = typeof retailer.logo === 'object' ? retailer.logo?.filename : undefined
  return {
    id,
    slug: draft.slug ?? '',
    title: localized(draft.title ?? '', null, locale),
    summary: localized(draft.summary ?? '', null, locale),
    retailer: { slug: retailer.slug, name: retailer.name, colour: retailer.colour, logoUrl: logoUrl(logo ?? null) },
    category: { slug: category.slug, name: localized(category.name, null, locale) },
    validFrom: draft.validFrom || sofiaDay(),
    validTo: draft.validTo || sofiaDay(),
    towns: draft.towns ?? [],
    pageCount: pages.length,
    cover: pages[0]?.image ?? null,
    website: draft.website || retailer.website || null,
    contact: {
      email: draft.contact?.email || retailer.contact?.email || null,
      phone: draft.contact?.phone || retailer.contact?.phone || null,
      address: draft.contact?.address || retailer.contact?.address || null,
    },
    pages,
    offers,
    downloadUrl: null,
    related: [],
  }
}

const { brochures, brochuresRels, brochuresTexts } = tables
const b = alias(brochures, 'b')
const rel = alias(brochuresRels, 'rel')
const town = alias(brochuresTexts, 'town')
const own = alias(brochuresTexts, 'own')

const sharesTown = (brochure: SQL, brochureId: string) => sql`exists (
  select from ${brochuresTexts} town join ${brochuresTexts} own on lower(${own.text}) = lower(${town.text})
  where ${town.parentId} = ${brochure} and ${town.path} = 'towns' and ${own.parentId} = ${brochureId}
    and ${own.path} = 'towns')`

const shown = 8

/**
 * The editor's choice first, then brochures of the same retailer, then of the same category; only current and upcoming
 * ones, and of a shop's editions of one week one, so that they leave room for others.
 */
export function readRelated(brochureId: string, locale: Locale): Promise<BrochureCard[]> {
  const today = sofiaDay()
  return readCards(
    locale,
    sql`
      with this as (select ${brochures.id}, ${brochures.retailerId}, ${brochures.categoryId} from ${brochures}
        where ${brochures.id} = ${brochureId}),
      open as (
        select ${b.id}, ${b.validFrom}, ${b.validTo}, ${b.retailerId}, ${b.categoryId} from ${brochures} b, this
        where ${isPublished(b)} and ${b.validTo} >= ${today} and ${b.id} <> this.id
          and ${b.activeImportId} is not null
          and (${b.retailerId} = this.retailer_id or ${b.categoryId} = this.category_id)
        order by (${b.retailerId} = this.retailer_id) desc, ${b.validTo}, ${b.id} limit ${shown * 8}
      ),
      weeks as (
        select open.*, ${isEdition(sql`open.id`)} as regional, row_number() over (
          partition by open.retailer_id, open.valid_from, open.valid_to, ${isEdition(sql`open.id`)}
          order by ${sharesTown(sql`open.id`, brochureId)} desc, open.id
        ) as copy
        from open
      ),
      candidates as (
        select ${rel.brochuresId} as id, 0 as source, lpad(${rel.order}::text, 4, '0') as place
        from ${brochuresRels} rel join ${brochures} b on ${b.id} = ${rel.brochuresId}
        where ${rel.parentId} = ${brochureId} and ${rel.path} = 'related' and ${isPublished(b)}
          and ${b.activeImportId} is not null
          and ${b.validTo} >= ${today}
        union all
        select weeks.id, case when weeks.retailer_id = this.retailer_id then 1 else 2 end, weeks.valid_to
        from weeks, this where weeks.copy = 1 or not weeks.regional
      ),
      best as (select distinct on (id) id, source, place from candidates order by id, source)
      select id from best order by source, place, id limit ${shown}`,
  )
}

export const listPageSize = 24

export async function getBrochure(slug: string, locale: Locale): Promise<BrochureDetail | null> {
  const id = await cached(
    { name: 'brochure-id', key: [slug], tags: [tag.address(publicPathOf('brochures', slug))] },
    () => readBrochureId(slug),
  )
  if (!id) return null
  const brochure = await cached({ name: 'brochure', key: [id, locale], tags: brochureTags(id) }, () =>
    readBrochure(id, locale),
  )
  if (!brochure) return null
  const { retailerId, categoryId, relatedIds, ...detail } = brochure
  return { ...detail, related: await getRelated(brochure, locale) }
}

/** Of everything that a brochure's page says of it. */
export const brochureTags = (id: string) => [
  tag.brochure(id),
  tag.retailers,
  tag.categories,
  tag.prices,
  tag.productGroups,
  dayTag,
]

function getRelated(brochure: ReadBrochure, locale: Locale): Promise<BrochureCard[]> {
  const { id, retailerId, categoryId, relatedIds } = brochure
  const sources = [tag.retailer(retailerId), tag.category(categoryId), ...relatedIds.map(tag.brochure)]
  const tags = [tag.brochure(id), ...sources, tag.covers, tag.retailers, tag.categories, dayTag]
  return cached({ name: 'related', key: [id, locale], tags }, () => readRelated(id, locale))
}

function questionOf(locale: Locale, { category, retailer, state, sort = 'ends' }: BrochureFilter, limit: number) {
  const scope = category ? tag.category(category) : retailer ? tag.retailer(retailer) : tag.brochures
  return {
    key: [locale, category ?? '', retailer ?? '', state, sort, String(limit)],
    tags: [scope, tag.covers, tag.retailers, tag.categories, dayTag],
  }
}

/** Only the first page of a list is cached, not those requested by cursor. */
export function getBrochures(
  locale: Locale,
  filter: BrochureFilter,
  limit = listPageSize,
): Promise<BrochurePageOfList> {
  return cached({ name: 'brochures', ...questionOf(locale, filter, limit) }, () => listBrochures(locale, filter, limit))
}

/** `weeks` is how many are shown, each a shop's with all its editions. */
export function getShelf(locale: Locale, filter: BrochureFilter, weeks: number): Promise<ShelfOfBrochures> {
  return cached({ name: 'shelf', ...questionOf(locale, filter, weeks) }, () => listShelf(locale, filter, weeks))
}

export function getRetailerCounts(filter: BrochureFilter): Promise<RetailerCount[]> {
  const scope = filter.category ? tag.category(filter.category) : tag.brochures
  return cached(
    { name: 'retailer-counts', key: [filter.category ?? '', filter.state], tags: [scope, tag.retailers, dayTag] },
    () => countByRetailer(filter),
  )
}

/** A reader keeps the entries that a feed no longer has; a calendar forgets an event that is missing in its answer. */
const feedLengths = { atom: 50, calendar: mostInFeed } as const

/** Anybody may ask for any pair of a category and a retailer, so the answers have a bounded share of memory. */
export function getFeedBrochures(
  locale: Locale,
  { category, retailer }: Pick<BrochureFilter, 'category' | 'retailer'>,
  kind: keyof typeof feedLengths,
): Promise<FeedBrochure[]> {
  const tags = [tag.brochures, tag.covers, tag.retailers, tag.categories, dayTag]
  return answered({ name: 'brochure-feed', key: [locale, category, retailer, kind], tags }, () =>
    listForFeed(locale, { category, retailer }, feedLengths[kind]),
  )
}

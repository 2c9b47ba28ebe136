import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { officialSlug } from '@/domain/official-latin'
import { logoUrl, townsOf } from '@/features/brochures/card-query'
import { preferredEdition } from '@/features/brochures/editions/preferred-edition'
import type { RetailerContact, RetailerMark } from '@/features/brochures/types'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, publicPathOf, tag } from '@/server/cache/tags'
import { byName } from '@/server/db/by-name'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb, publicRows } from '@/server/replicas/public-reads'

const { brochures, media, retailers, retailersLocales, stores, storesHours } = tables
const r = alias(retailers, 'r')
const b = alias(brochures, 'b')
const m = alias(media, 'm')
const l = alias(retailersLocales, 'l')
const bg = alias(retailersLocales, 'bg')
const s = alias(stores, 's')
const h = alias(storesHours, 'h')

const summaryRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  current: z.coerce.number(),
})

const hours = z.array(z.object({ day: z.coerce.number(), opens: z.string(), closes: z.string() }))

/** A card of a store is more than a kilobyte, and a chain may have a thousand stores. */
export const storesOnPage = 36

const counted = z.array(z.object({ total: z.coerce.number() }))

const storeRow = z.object({
  id: z.string(),
  name: z.string(),
  town: z.string(),
  address: z.string(),
  latitude: z.coerce.number().nullable(),
  longitude: z.coerce.number().nullable(),
  hours,
})

const retailerRow = summaryRow.omit({ current: true }).extend({
  description: z.string().nullable(),
  description_bg: z.string().nullable(),
  website: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  contact_address: z.string().nullable(),
})

/** The number of a retailer's brochures that are valid on a day, of all categories. */
export const currentOf = (retailer: SQLWrapper, day: CalendarDay) => sql`
  (select count(*) from ${brochures} b where ${b.retailerId} = ${retailer} and ${isPublished(b)}
    and ${b.activeImportId} is not null and ${b.validFrom} <= ${day} and ${b.validTo} >= ${day})`

/** All published retailers by name, or these in the order of their ids. */
export async function readRetailers(only?: string[]): Promise<RetailerSummary[]> {
  const ids = only && sql`${sql.param(only)}::uuid[]`
  const rows = await publicRows(sql`
    select ${r.id}, ${r.slug}, ${r.name}, ${r.colour}, ${m.filename} as logo,
      ${currentOf(r.id, sofiaDay())} as current
    from ${retailers} r left join ${media} m on ${m.id} = ${r.logoId}
    where ${isPublished(r)}
      ${ids ? sql`and ${r.id} = any(${ids}) order by array_position(${ids}, ${r.id})` : sql`order by ${byName(r.name)}`}`)
  return readableRows(summaryRow, rows, 'brochures/retailers').map(({ logo, ...summary }) => ({
    ...summary,
    logoUrl: logoUrl(logo),
  }))
}

/** Those of a page, in the order of their towns, and how many there are on all pages. */
async function readStores(where: SQL, page = 1): Promise<FoundStores> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${s.id}, ${s.name}, ${s.town}, ${s.address}, ${s.latitude}, ${s.longitude},
      coalesce((select json_agg(json_build_object('day', ${h.day}, 'opens', ${h.opens}, 'closes', ${h.closes})
          order by ${h._order})
        from ${storesHours} h where ${h._parentId} = ${s.id}), '[]') as hours, count(*) over () as total
    from ${stores} s where ${where} order by ${s.town}, ${s.name}, ${s.id}
    limit ${storesOnPage} offset ${(page - 1) * storesOnPage}`)
  return {
    stores: readableRows(storeRow, rows, 'brochures/retailers/queries'),
    storeCount: counted.parse(rows)[0]?.total ?? 0,
  }
}

export async function readRetailerId(slug: string): Promise<string | null> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${retailers.id} from ${retailers}
    where ${retailers.slug} = ${slug} and ${isPublished(retailers)}`)
  return uuidsOf(rows)[0] ?? null
}

export async function readRetailer(id: string, locale: Locale): Promise<Retailer | null> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${r.id}, ${r.slug}, ${r.name}, ${r.colour}, ${m.filename} as logo, ${r.website},
      ${r.contactEmail}, ${r.contactPhone}, ${r.contactAddress}, ${l.description}, ${bg.description} as description_bg
    from ${retailers} r
    left join ${media} m on ${m.id} = ${r.logoId}
    left join ${retailersLocales} l on ${l._parentId} = ${r.id} and ${l._locale} = ${locale}
    left join ${retailersLocales} bg on ${bg._parentId} = ${r.id} and ${bg._locale} = ${defaultLocale}
    where ${r.id} = ${id} and ${isPublished(r)}`)
  if (!rows[0]) return null
  const found = retailerRow.parse(rows[0])
  return {
    id: found.id,
    slug: found.slug,
    name: found.name,
    colour: found.colour,
    logoUrl: logoUrl(found.logo),
    description: localized(found.description, found.description_bg, locale),
    website: found.website,
    contact: { email: found.contact_email, phone: found.contact_phone, address: found.contact_address },
    ...(await readShopStores(found.id)),
  }
}

export const readShopStores = (retailer: string, towns?: string[], page = 1): Promise<FoundStores> =>
  readStores(sql`${s.retailerId} = ${retailer} ${towns ? sql`and ${s.town} = any(${sql.param(towns)})` : sql``}`, page)

const editionRow = z.object({ slug: z.string(), towns: z.array(z.string()) })
type CurrentEdition = z.infer<typeof editionRow>

/** The newest first. */
async function readCurrentEditions(retailerSlug: string): Promise<CurrentEdition[]> {
  const today = sofiaDay()
  const { rows } = await (await publicDb()).execute(sql`
    select ${b.slug}, ${townsOf(sql`${b.id}`)} as towns from ${brochures} b join ${retailers} r on ${r.id} = ${b.retailerId}
    where ${r.slug} = ${retailerSlug} and ${isPublished(r)} and ${isPublished(b)}
      and ${b.activeImportId} is not null and ${b.validFrom} <= ${today} and ${b.validTo} >= ${today}
    order by ${b.validFrom} desc, ${b.publishedAt} desc nulls last, ${b.id} desc`)
  return readableRows(editionRow, rows, 'brochures/latest')
}

/** @param town the slug of the town whose edition is preferred */
export async function readLatestSlug(retailerSlug: string, town: string | null = null): Promise<string | null> {
  return preferredEdition(await readCurrentEditions(retailerSlug), town)?.slug ?? null
}

/** As `readLatestSlug`, and cached. */
export async function getLatestSlug(retailerSlug: string, town: string | null): Promise<string | null> {
  const tags = [tag.brochures, tag.covers, tag.retailers, dayTag]
  const editions = await cached({ name: 'current-editions', key: [retailerSlug], tags }, () =>
    readCurrentEditions(retailerSlug),
  )
  return preferredEdition(editions, town)?.slug ?? null
}

export function getRetailers(): Promise<RetailerSummary[]> {
  return cached({ name: 'retailers', key: [], tags: [tag.retailers, tag.brochures, dayTag] }, readRetailers)
}

export async function getRetailer(slug: string, locale: Locale): Promise<Retailer | null> {
  const id = await cached(
    { name: 'retailer-id', key: [slug], tags: [tag.address(publicPathOf('retailers', slug))] },
    () => readRetailerId(slug),
  )
  if (!id) return null
  return cached({ name: 'retailer', key: [id, locale], tags: [tag.retailer(id), tag.retailers] }, () =>
    readRetailer(id, locale),
  )
}

const townRow = z.object({ town: z.string() })

/** The towns with stores of published shops, or of this one. */
export async function readStoreTowns(retailer: string | null = null): Promise<StoreTown[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select distinct ${stores.town} as town from ${stores}
    join ${retailers} on ${retailers.id} = ${stores.retailerId} and ${isPublished(retailers)}
    ${retailer ? sql`where ${stores.retailerId} = ${retailer}` : sql``} order by 1`)
  const towns = Map.groupBy(
    rows.map((value) => townRow.parse(value).town),
    officialSlug,
  )
  return [...towns].map(([slug, names]) => ({ slug, names }))
}

export function getStoreTowns(): Promise<StoreTown[]> {
  return cached({ name: 'store-towns', key: [], tags: [tag.stores, tag.retailers] }, () => readStoreTowns())
}

async function readTownShops(names: string[]): Promise<TownShops> {
  const isThere = sql`${stores.town} = any(${sql.param(names)})`
  const { rows } = await (await publicDb()).execute(sql`
    select ${retailers.id} from ${retailers} where ${isPublished(retailers)}
      and exists (select from ${stores} where ${stores.retailerId} = ${retailers.id} and ${isThere})
    order by ${byName(retailers.name)}`)
  return { retailers: await readRetailers(uuidsOf(rows)), ...(await readTownStores(names)) }
}

export const readTownStores = (names: string[], page = 1): Promise<FoundStores> =>
  readStores(
    sql`${s.town} = any(${sql.param(names)})
      and exists (select from ${retailers} where ${retailers.id} = ${s.retailerId} and ${isPublished(retailers)})`,
    page,
  )

/** The town of an address; undefined where no published shop has a store. */
export async function getStoreTown(slug: string): Promise<StoreTown | undefined> {
  return (await getStoreTowns()).find((town) => town.slug === slug)
}

export async function getTownShops(slug: string): Promise<TownShops & { name: string | undefined }> {
  const town = await getStoreTown(slug)
  if (!town) return { name: undefined, retailers: [], stores: [], storeCount: 0 }
  const tags = [tag.stores, tag.retailers, tag.brochures, dayTag]
  const shops = await cached({ name: 'town-shops', key: [slug], tags }, () => readTownShops(town.names))
  return { ...shops, name: town.names[0] }
}

/** A town has one page, however many spellings its stores use. */
type StoreTown = { slug: string; names: string[] }
export type FoundStores = { stores: Store[]; storeCount: number }
type TownShops = FoundStores & { retailers: RetailerSummary[] }

/** ISO weekday (1 is Monday); times are `HH:MM`. */
export type OpeningHours = { day: number; opens: string; closes: string }

export type Store = {
  id: string
  name: string
  town: string
  address: string
  latitude: number | null
  longitude: number | null
  hours: OpeningHours[]
}

export type RetailerSummary = RetailerMark & { id: string; current: number }

export type Retailer = RetailerMark & {
  id: string
  description: LocalizedText
  website: string | null
  contact: RetailerContact
} & FoundStores

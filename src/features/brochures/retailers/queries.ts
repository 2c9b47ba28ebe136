import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { logoUrl } from '@/features/brochures/card-query'
import type { Contact, RetailerMark } from '@/features/brochures/types'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { dayTag, pathOf, tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { preparedRows } from '@/server/db/prepared-rows'
import { uuidsOf } from '@/server/db/row-ids'

const summaryRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  current: z.coerce.number(),
})

const hours = z.array(z.object({ day: z.coerce.number(), opens: z.string(), closes: z.string() }))

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

/** Published retailers with the number of brochures that are valid today: all by name, or these in the order of their ids. */
export async function readRetailers(only?: string[]): Promise<RetailerSummary[]> {
  const today = sofiaDay()
  const ids = only && sql`${sql.param(only)}::uuid[]`
  const rows = await preparedRows(sql`
    select r.id, r.slug, r.name, r.colour, m.filename as logo,
      (select count(*) from brochures b where b.retailer_id = r.id and b._status = 'published' and b.active_import_id is not null
        and b.valid_from <= ${today} and b.valid_to >= ${today}) as current
    from retailers r left join media m on m.id = r.logo_id
    where r._status = 'published' ${ids ? sql`and r.id = any(${ids}) order by array_position(${ids}, r.id)` : sql`order by r.name`}`)
  return rows.map((value) => {
    const { logo, ...summary } = summaryRow.parse(value)
    return { ...summary, logoUrl: logoUrl(logo) }
  })
}

async function readStores(retailerId: string): Promise<Retailer['stores']> {
  const { rows } = await (await db()).execute(sql`
    select s.id, s.name, s.town, s.address, s.latitude, s.longitude,
      coalesce((select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h._order)
        from stores_hours h where h._parent_id = s.id), '[]') as hours
    from stores s where s.retailer_id = ${retailerId} order by s.town, s.name`)
  return rows.map((value) => storeRow.parse(value))
}

export async function readRetailerId(slug: string): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select id from retailers where slug = ${slug} and _status = 'published'`)
  return uuidsOf(rows)[0] ?? null
}

export async function readRetailer(id: string, locale: Locale): Promise<Retailer | null> {
  const { rows } = await (await db()).execute(sql`
    select r.id, r.slug, r.name, r.colour, m.filename as logo, r.website,
      r.contact_email, r.contact_phone, r.contact_address, l.description, bg.description as description_bg
    from retailers r
    left join media m on m.id = r.logo_id
    left join retailers_locales l on l._parent_id = r.id and l._locale = ${locale}
    left join retailers_locales bg on bg._parent_id = r.id and bg._locale = ${defaultLocale}
    where r.id = ${id} and r._status = 'published'`)
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
    stores: await readStores(found.id),
  }
}

const slugRow = z.object({ slug: z.string() })

/** The newest brochure of a retailer that is valid today, by its first day; null with none. */
export async function readLatestSlug(retailerSlug: string): Promise<string | null> {
  const today = sofiaDay()
  const { rows } = await (await db()).execute(sql`
    select b.slug from brochures b join retailers r on r.id = b.retailer_id
    where r.slug = ${retailerSlug} and r._status = 'published' and b._status = 'published' and b.active_import_id is not null
      and b.valid_from <= ${today} and b.valid_to >= ${today}
    order by b.valid_from desc, b.published_at desc nulls last, b.id desc limit 1`)
  return rows[0] ? slugRow.parse(rows[0]).slug : null
}

export function getRetailers(): Promise<RetailerSummary[]> {
  return cached({ name: 'retailers', key: [], tags: [tag.retailers, tag.brochures, dayTag] }, readRetailers)
}

/** The published retailer at an address, with its branches; null where there is none. */
export async function getRetailer(slug: string, locale: Locale): Promise<Retailer | null> {
  const id = await cached({ name: 'retailer-id', key: [slug], tags: [tag.address(pathOf('retailers', slug))] }, () =>
    readRetailerId(slug),
  )
  if (!id) return null
  return cached({ name: 'retailer', key: [id, locale], tags: [tag.retailer(id), tag.retailers] }, () =>
    readRetailer(id, locale),
  )
}

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
  contact: Contact
  stores: Store[]
}

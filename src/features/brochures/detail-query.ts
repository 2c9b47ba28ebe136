import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { pageBase, readCards } from './card-query'
import type { BrochureDetail, Offer, ViewerPage } from './types'

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const links = z.array(z.object({ href: z.string(), box })).catch([])

const extraRow = z.object({
  summary: z.string().nullable(),
  summary_bg: z.string().nullable(),
  website: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  downloadable: z.boolean(),
  retailer_id: z.string(),
  category_id: z.string(),
  related_ids: z.array(z.string()),
})

const pageRow = z.object({
  number: z.number(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  placeholder: z.string(),
  alt: z.string().nullable(),
  alt_bg: z.string().nullable(),
  links: links.nullable(),
  hash: z.string(),
})

const offerRow = z.object({
  id: z.string(),
  page_number: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price_cents: z.number(),
  old_price_cents: z.number().nullable(),
  unit_price_cents: z.number().nullable(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  loyalty_only: z.boolean().nullable(),
  current_from: z.string(),
  current_to: z.string(),
  x: z.coerce.number().nullable(),
  y: z.coerce.number().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  price_slug: z.string().nullable(),
})

function toPage(value: unknown, index: number, locale: Locale): ViewerPage {
  const { hash, number, width, height, placeholder, alt, alt_bg: bulgarian, links: found } = pageRow.parse(value)
  return {
    number,
    position: index + 1,
    image: { base: pageBase(hash, number), width, height, placeholder },
    alt: alt || bulgarian ? localized(alt, bulgarian, locale) : null,
    links: found ?? [],
  }
}

function toOffer(value: unknown): Offer {
  const offer = offerRow.parse(value)
  const { x, y, width, height, unit, unit_price_cents: unitCents } = offer
  return {
    id: offer.id,
    pageNumber: offer.page_number,
    box: x !== null && y !== null && width !== null && height !== null ? { x, y, width, height } : null,
    title: offer.title,
    brand: offer.brand,
    packSize: offer.pack_size,
    priceCents: offer.price_cents,
    oldPriceCents: offer.old_price_cents,
    unitPrice: unit && unitCents !== null ? { cents: unitCents, unit } : null,
    loyaltyOnly: offer.loyalty_only ?? false,
    validFrom: offer.current_from,
    validTo: offer.current_to,
    priceSlug: offer.price_slug,
  }
}

export async function readPages(importOf: SQL, locale: Locale): Promise<ViewerPage[]> {
  const { rows } = await (await db()).execute(sql`
    select p.number, p.width, p.height, p.placeholder, p.links, i.hash, l.alt, bg.alt as alt_bg
    from brochure_pages p
    join imports i on i.id = p.import_id
    left join brochure_pages_locales l on l._parent_id = p.id and l._locale = ${locale}
    left join brochure_pages_locales bg on bg._parent_id = p.id and bg._locale = ${defaultLocale}
    where p.import_id = (${importOf}) and p.hidden is not true
    order by p.position`)
  return rows.map((value, index) => toPage(value, index, locale))
}

export async function readOffers(brochureId: string): Promise<Offer[]> {
  const { rows } = await (await db()).execute(sql`
    select o.id, o.page_number, o.title, o.brand, o.pack_size, o.price_cents, o.old_price_cents, o.unit_price_cents, o.unit,
      o.loyalty_only, o.current_from, o.current_to, o.box_x as x, o.box_y as y, o.box_width as width, o.box_height as height,
      coalesce(p.slug, g.slug) as price_slug
    from offers o
    left join prices.offer_matches m on m.offer_id = o.id
    left join prices.products p on p.id = m.product_id
    left join product_groups g on g.number = m.group_number
    where o.brochure_id = ${brochureId}
    order by o.page_number, o.box_y nulls last, o.box_x nulls last, o.id`)
  return rows.map(toOffer)
}

export async function readBrochureId(slug: string): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select id from brochures where slug = ${slug} and _status = 'published' and active_import_id is not null`)
  return uuidsOf(rows)[0] ?? null
}

export type ReadBrochure = Omit<BrochureDetail, 'related'> & {
  retailerId: string
  categoryId: string
  relatedIds: string[]
}

/** Everything of a published brochure except the related ones, which other brochures' changes make stale. */
export async function readBrochure(id: string, locale: Locale): Promise<ReadBrochure | null> {
  const [card] = await readCards(locale, sql`select id from brochures where id = ${id} and _status = 'published'`)
  if (!card) return null
  const [extras, pages, offers] = await Promise.all([
    (await db()).execute(sql`
      select l.summary, bg.summary as summary_bg,
        coalesce(nullif(b.website, ''), r.website) as website,
        coalesce(b.contact_email, r.contact_email) as email,
        coalesce(b.contact_phone, r.contact_phone) as phone,
        coalesce(b.contact_address, r.contact_address) as address,
        coalesce(b.allow_download, false) and b.file_id is not null as downloadable,
        b.retailer_id, b.category_id,
        coalesce((select json_agg(rel.brochures_id) from brochures_rels rel
          where rel.parent_id = b.id and rel.path = 'related' and rel.brochures_id is not null), '[]') as related_ids
      from brochures b
      join retailers r on r.id = b.retailer_id
      left join brochures_locales l on l._parent_id = b.id and l._locale = ${locale}
      left join brochures_locales bg on bg._parent_id = b.id and bg._locale = ${defaultLocale}
      where b.id = ${card.id}`),
    readPages(sql`select active_import_id from brochures where id = ${card.id}`, locale),
    readOffers(card.id),
  ])
  const extra = extraRow.parse(extras.rows[0])
  return {
    ...card,
    summary: localized(extra.summary, extra.summary_bg, locale),
    website: extra.website,
    contact: { email: extra.email, phone: extra.phone, address: extra.address },
    pages,
    offers,
    retailerId: extra.retailer_id,
    categoryId: extra.category_id,
    relatedIds: extra.related_ids,
    downloadUrl: extra.downloadable ? `/files/brochures/${card.slug}` : null,
  }
}

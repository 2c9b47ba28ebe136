import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { type Listed, listedRows, withBroken } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb, publicRows } from '@/server/replicas/public-reads'
import type { BrochureCard } from './types'

const row = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string().nullable(),
  title_bg: z.string().nullable(),
  valid_from: z.string(),
  valid_to: z.string(),
  retailer_slug: z.string(),
  retailer_name: z.string(),
  retailer_colour: z.string(),
  logo: z.string().nullable(),
  category_slug: z.string(),
  category_name: z.string().nullable(),
  category_name_bg: z.string().nullable(),
  page_count: z.coerce.number(),
  hash: z.string().nullable(),
  number: z.number().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  placeholder: z.string().nullable(),
  towns: z.array(z.string()),
})

/**
 * A fraction of a page's side; a ten-thousandth is below a pixel of any picture, and full digits would be half of a
 * card's data.
 */
const share = z.number().transform((part) => Math.round(part * 10_000) / 10_000)

export const sentBox = z.object({ x: share, y: share, width: share, height: share })

export function pageBase(hash: string, number: number): string {
  return `/files/pages/${hash}/${number}`
}

function cardsOf(rows: unknown[], locale: Locale): Listed<BrochureCard> {
  const read = listedRows(row, rows, 'brochures/cards')
  return withBroken(
    read.map((card) => toCard(card, locale)),
    read.broken,
  )
}

export function logoUrl(filename: string | null): string | null {
  return filename ? `/files/media/${encodeURIComponent(filename)}` : null
}

function toCard(card: z.infer<typeof row>, locale: Locale): BrochureCard {
  const { hash, number, width, height } = card
  return {
    id: card.id,
    slug: card.slug,
    title: localized(card.title, card.title_bg, locale),
    retailer: {
      slug: card.retailer_slug,
      name: card.retailer_name,
      colour: card.retailer_colour,
      logoUrl: logoUrl(card.logo),
    },
    category: { slug: card.category_slug, name: localized(card.category_name, card.category_name_bg, locale) },
    validFrom: card.valid_from,
    validTo: card.valid_to,
    towns: card.towns,
    pageCount: card.page_count,
    cover:
      hash && number && width && height
        ? { base: pageBase(hash, number), width, height, placeholder: card.placeholder ?? '' }
        : null,
  }
}

const t = alias(tables.brochuresTexts, 't')

/** As JSON, in the editor's order; none for an edition for the whole country. */
export const townsOf = (brochure: SQL) => sql`
  coalesce((select json_agg(${t.text} order by ${t.order}) from ${tables.brochuresTexts} t
    where ${t.parentId} = ${brochure} and ${t.path} = 'towns'), '[]')`

/** `select` picks ids and order before the joins, so that a list costs only the rows it shows. */
const cardsStatement = (locale: Locale, select: SQL) => sql`
    with picked as (select id, row_number() over () as place from (${select}) chosen)
    select b.id, b.slug, b.valid_from, b.valid_to,
      l.title, bg.title as title_bg,
      r.slug as retailer_slug, r.name as retailer_name, r.colour as retailer_colour, m.filename as logo,
      c.slug as category_slug, cl.name as category_name, cbg.name as category_name_bg,
      i.hash, cover.number, cover.width, cover.height, cover.placeholder,
      ${townsOf(sql`b.id`)} as towns,
      (select count(*) from brochure_pages p where p.import_id = b.active_import_id and p.hidden is not true) as page_count
    from picked
    join brochures b on b.id = picked.id
    join retailers r on r.id = b.retailer_id and r._status = 'published'
    join categories c on c.id = b.category_id
    left join media m on m.id = r.logo_id
    left join brochures_locales l on l._parent_id = b.id and l._locale = ${locale}
    left join brochures_locales bg on bg._parent_id = b.id and bg._locale = ${defaultLocale}
    left join categories_locales cl on cl._parent_id = c.id and cl._locale = ${locale}
    left join categories_locales cbg on cbg._parent_id = c.id and cbg._locale = ${defaultLocale}
    left join imports i on i.id = b.active_import_id
    left join lateral (
      select p.number, p.width, p.height, p.placeholder from brochure_pages p
      where p.import_id = b.active_import_id and p.hidden is not true
      order by p.position limit 1
    ) cover on true
    order by picked.place`

export async function readCards(locale: Locale, select: SQL): Promise<Listed<BrochureCard>> {
  const { rows } = await (await publicDb()).execute(cardsStatement(locale, select))
  return cardsOf(rows, locale)
}

export async function readCardsOf(locale: Locale, ids: string[]): Promise<BrochureCard[]> {
  const picked = sql`select id from unnest(${sql.param(ids)}::uuid[]) with ordinality as hit(id, place) order by place`
  const rows = await publicRows(cardsStatement(locale, picked))
  return cardsOf(rows, locale)
}

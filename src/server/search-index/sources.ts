import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { notify } from '../cache/invalidate'
import { tag } from '../cache/tags'
import type { Database } from '../db/transaction'
import { readGroups } from './product-sources'

const texts = z.array(z.string().nullable()).nullable()

const brochure = z.object({
  id: z.string(),
  retailer: z.string().nullable(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  titles: texts,
  summaries: texts,
})
const page = z.object({
  id: z.string(),
  brochure: z.string(),
  number: z.number(),
  text: z.string().nullable(),
  alts: texts,
})
const offer = z.object({
  id: z.string(),
  brochure: z.string(),
  page: z.number().nullable(),
  title: z.string(),
  brand: z.string().nullable(),
  packSize: z.string().nullable(),
  price: z.number(),
  oldPrice: z.number().nullable(),
  unitPrice: z.number().nullable(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  cardOnly: z.boolean(),
  firstDay: z.string().nullable(),
  lastDay: z.string().nullable(),
  category: z.string().nullable(),
  categorySlug: z.string().nullable(),
})
const named = z.object({
  kind: z.enum(['retailer', 'category']),
  id: z.string(),
  names: texts,
  descriptions: texts,
  places: texts,
  categories: texts,
})

export type BrochureSource = z.infer<typeof brochure>
export type PageSource = z.infer<typeof page>
export type OfferSource = z.infer<typeof offer>
export type NamedSource = z.infer<typeof named>

const these = (ids: string[]) => sql`any(${sql.param(ids)}::uuid[])`

/** The published ones among the brochures; one whose PDF is still being read has no page to show. */
export async function readBrochures(database: Database, ids: string[]): Promise<BrochureSource[]> {
  const { rows } = await database.execute(sql`
    select b.id, b.retailer_id as retailer, b.category_id as category, c.slug as "categorySlug", b.valid_from as "validFrom", b.valid_to as "validTo",
      t.titles, t.summaries
    from brochures b
    left join categories c on c.id = b.category_id
    left join lateral (
      select array_agg(l.title) as titles, array_agg(l.summary) as summaries
      from brochures_locales l where l._parent_id = b.id
    ) t on true
    where b.id = ${these(ids)} and b._status = 'published' and b.active_import_id is not null`)
  return z.array(brochure).parse(rows)
}

/** The visible pages of the brochures' active imports, in their order. */
export async function readPages(database: Database, ids: string[]): Promise<PageSource[]> {
  const { rows } = await database.execute(sql`
    select p.id, p.brochure_id as brochure, p.number, p.text,
      (select array_agg(l.alt) from brochure_pages_locales l where l._parent_id = p.id) as alts
    from brochures b join brochure_pages p on p.import_id = b.active_import_id
    where b.id = ${these(ids)} and p.hidden is not true
    order by p.brochure_id, p.position`)
  return z.array(page).parse(rows)
}

/** The offers of the brochures, except those on hidden pages. */
export async function readOffers(database: Database, ids: string[]): Promise<OfferSource[]> {
  const { rows } = await database.execute(sql`
    select o.id, o.brochure_id as brochure, o.page_number as page, o.title, o.brand, o.pack_size as "packSize",
      o.price_cents as price, o.old_price_cents as "oldPrice", o.unit_price_cents as "unitPrice", o.unit, coalesce(o.loyalty_only, false) as "cardOnly",
      o.valid_from as "firstDay", o.valid_to as "lastDay", c.id as category, c.slug as "categorySlug"
    from offers o join brochures b on b.id = o.brochure_id
    left join categories c on c.id = coalesce(o.category_id, b.category_id)
    where b.id = ${these(ids)} and not exists (
      select from brochure_pages p where p.import_id = b.active_import_id and p.number = o.page_number and p.hidden
    )`)
  return z.array(offer).parse(rows)
}

/** The published ones among the retailers, with the towns of their stores. */
export async function readRetailers(database: Database, ids: string[] | 'all'): Promise<NamedSource[]> {
  const { rows } = await database.execute(sql`
    select 'retailer' as kind, r.id, array[r.name] as names,
      (select array_agg(l.description) from retailers_locales l where l._parent_id = r.id) as descriptions,
      (select array_agg(distinct s.town) from stores s where s.retailer_id = r.id) as places,
      (select array_agg(x.categories_id::text) from retailers_rels x where x.parent_id = r.id) as categories
    from retailers r
    where r._status = 'published' ${ids === 'all' ? sql`` : sql`and r.id = ${these(ids)}`}`)
  return z.array(named).parse(rows)
}

export async function readCategories(database: Database, ids: string[] | 'all'): Promise<NamedSource[]> {
  const { rows } = await database.execute(sql`
    select 'category' as kind, c.id, array_agg(l.name) as names, array_agg(l.description) as descriptions,
      null as places, null as categories
    from categories c join categories_locales l on l._parent_id = c.id
    ${ids === 'all' ? sql`` : sql`where c.id = ${these(ids)}`}
    group by c.id`)
  return z.array(named).parse(rows)
}

/** Rewrites the names of the official groups; offers and products only have their numbers. */
export async function rewriteGroups(database: Database): Promise<void> {
  const groups = [...(await readGroups(database))].map(([number, { words }]) => ({ number, words }))
  await database.execute(sql`
    with called as (
      select * from json_to_recordset(${JSON.stringify(groups)}::json) as x(number smallint, words text[])
    ), gone as (
      delete from search.groups known where not exists (select from called where called.number = known.number)
    )
    insert into search.groups as known (number, words) select number, words from called order by number
    on conflict (number) do update set words = excluded.words where known.words <> excluded.words`)
  await notify([tag.search], database)
}

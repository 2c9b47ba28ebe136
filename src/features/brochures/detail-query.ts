import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { withListedBrand } from '@/domain/product-name-brands'
import { claimedReduction } from '@/domain/reduction'
import { localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { termsOf, termsRow, toTerms } from '@/server/db/multi-buy'
import { isOfPdf, isOnShownPage, pdfOf } from '@/server/db/offer-pdfs'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { oldPriceOfOffer, verdictOfOffer, verdictShape } from '@/server/db/verdicts'
import { publicDb } from '@/server/replicas/public-reads'
import { pageBase, readCards } from './card-query'
import type { BrochureDetail, Offer, ViewerPage } from './types'

const {
  brochurePages,
  brochurePagesLocales,
  brochures,
  brochuresLocales,
  brochuresRels,
  imports,
  prices,
  productGroups,
  retailers,
} = tables
const b = alias(brochures, 'b')
const l = alias(brochuresLocales, 'l')
const bg = alias(brochuresLocales, 'bg')
const rel = alias(brochuresRels, 'rel')
const r = alias(retailers, 'r')
const p = alias(brochurePages, 'p')
const pl = alias(brochurePagesLocales, 'pl')
const pbg = alias(brochurePagesLocales, 'pbg')
const i = alias(imports, 'i')
const o = alias(tables.offers, 'o')
const m = alias(prices.offerMatches, 'm')
const product = alias(prices.products, 'product')
const g = alias(productGroups, 'g')

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

const offerRow = termsRow.extend({
  id: z.string(),
  page_number: z.number(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price_cents: z.number(),
  old_price_cents: z.number().nullable(),
  unit_price_cents: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  loyalty_only: z.boolean().nullable(),
  current_from: z.string(),
  current_to: z.string(),
  x: z.coerce.number().nullable(),
  y: z.coerce.number().nullable(),
  width: z.coerce.number().nullable(),
  height: z.coerce.number().nullable(),
  price_slug: z.string().nullable(),
  verdict: verdictShape.nullable(),
})

function toPage(row: z.infer<typeof pageRow>, index: number, locale: Locale): ViewerPage {
  const { hash, number, width, height, placeholder, alt, alt_bg: bulgarian, links: found } = row
  return {
    number,
    position: index + 1,
    image: { base: pageBase(hash, number), width, height, placeholder },
    alt: alt || bulgarian ? localized(alt, bulgarian, locale) : null,
    links: found ?? [],
  }
}

function toOffer(offer: z.infer<typeof offerRow>): Offer {
  const { x, y, width, height, unit, unit_price_cents: unitCents } = offer
  const { title, brand } = withListedBrand(offer)
  return {
    id: offer.id,
    pageNumber: offer.page_number,
    box: x !== null && y !== null && width !== null && height !== null ? { x, y, width, height } : null,
    title,
    brand,
    packSize: offer.pack_size,
    priceCents: offer.price_cents,
    reduction: claimedReduction({
      price: offer.price_cents,
      old: offer.old_price_cents,
      day: offer.current_from,
      verdict: offer.verdict,
    }),
    unitPrice: unit && unitCents !== null ? { cents: unitCents, unit } : null,
    loyaltyOnly: offer.loyalty_only ?? false,
    ...toTerms(offer),
    validFrom: offer.current_from,
    validTo: offer.current_to,
    priceSlug: offer.price_slug,
  }
}

export async function readPages(importOf: SQL, locale: Locale): Promise<ViewerPage[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${p.number}, ${p.width}, ${p.height}, ${p.placeholder}, ${p.links}, ${i.hash}, ${pl.alt}, ${pbg.alt} as alt_bg
    from ${brochurePages} p
    join ${imports} i on ${i.id} = ${p.importId}
    left join ${brochurePagesLocales} pl on ${pl._parentId} = ${p.id} and ${pl._locale} = ${locale}
    left join ${brochurePagesLocales} pbg on ${pbg._parentId} = ${p.id} and ${pbg._locale} = ${defaultLocale}
    where ${p.importId} = (${importOf}) and ${p.hidden} is not true
    order by ${p.position}`)
  return readableRows(pageRow, rows, 'brochures/pages').map((row, index) => toPage(row, index, locale))
}

export async function readOffers(brochureId: string, importOf: SQL): Promise<Offer[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${o.id}, ${o.pageNumber}, ${o.title}, ${o.brand}, ${o.packSize}, ${o.priceCents},
      ${oldPriceOfOffer(o)} as old_price_cents, ${o.unitPriceCents}, ${o.unit}, ${o.loyaltyOnly}, ${o.currentFrom}, ${o.currentTo}, ${termsOf(o)},
      ${o.boxX} as x, ${o.boxY} as y, ${o.boxWidth} as width, ${o.boxHeight} as height,
      coalesce(${product.slug}, ${g.slug}) as price_slug, ${verdictOfOffer(o.id)} as verdict
    from ${tables.offers} o
    left join ${prices.offerMatches} m on ${m.offerId} = ${o.id}
    left join ${prices.products} product on ${product.id} = ${m.productId}
    left join ${productGroups} g on ${g.number} = ${m.groupNumber}
    where ${o.brochureId} = ${brochureId} and ${isOfPdf(o.pdfs, pdfOf(sql`(${importOf})`))}
      and ${isOnShownPage(o.pageNumber, sql`(${importOf})`)}
    order by ${o.pageNumber}, ${o.boxY} nulls last, ${o.boxX} nulls last, ${o.id}`)
  return readableRows(offerRow, rows, 'brochures/offers').map(toOffer)
}

export async function readBrochureId(slug: string): Promise<string | null> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${brochures.id} from ${brochures}
    where ${brochures.slug} = ${slug} and ${isPublished(brochures)} and ${brochures.activeImportId} is not null`)
  return uuidsOf(rows)[0] ?? null
}

export type ReadBrochure = Omit<BrochureDetail, 'related'> & {
  retailerId: string
  categoryId: string
  relatedIds: string[]
}

/** Without related brochures, which changes of other brochures make stale. */
export async function readBrochure(id: string, locale: Locale): Promise<ReadBrochure | null> {
  const [card] = await readCards(
    locale,
    sql`select ${brochures.id} from ${brochures} where ${brochures.id} = ${id} and ${isPublished(brochures)}`,
  )
  if (!card) return null
  const shown = sql`select ${brochures.activeImportId} from ${brochures} where ${brochures.id} = ${card.id}`
  const [extras, pages, offers] = await Promise.all([
    (await publicDb()).execute(sql`
      select ${l.summary}, ${bg.summary} as summary_bg,
        coalesce(nullif(${b.website}, ''), ${r.website}) as website,
        coalesce(nullif(${b.contactEmail}, ''), ${r.contactEmail}) as email,
        coalesce(nullif(${b.contactPhone}, ''), ${r.contactPhone}) as phone,
        coalesce(nullif(${b.contactAddress}, ''), ${r.contactAddress}) as address,
        coalesce(${b.allowDownload}, false) and ${b.fileId} is not null as downloadable,
        ${b.retailerId}, ${b.categoryId},
        coalesce((select json_agg(${rel.brochuresId}) from ${brochuresRels} rel
          where ${rel.parentId} = ${b.id} and ${rel.path} = 'related' and ${rel.brochuresId} is not null), '[]')
          as related_ids
      from ${brochures} b
      join ${retailers} r on ${r.id} = ${b.retailerId}
      left join ${brochuresLocales} l on ${l._parentId} = ${b.id} and ${l._locale} = ${locale}
      left join ${brochuresLocales} bg on ${bg._parentId} = ${b.id} and ${bg._locale} = ${defaultLocale}
      where ${b.id} = ${card.id}`),
    readPages(shown, locale),
    readOffers(card.id, shown),
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

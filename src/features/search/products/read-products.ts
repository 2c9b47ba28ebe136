import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { unitPrice } from '@/domain/unit-price'
import { logoUrl, pageBase } from '@/features/brochures/card-query'
import { preparedArray, preparedRows } from '@/server/prepared-rows'
import { pricesByChain } from './lowest-price'
import type { ProductHit, ProductSeller } from './types'

/** So many shops stand on a card. */
const mostSellers = 4

/** The colour of a chain that is not one of our retailers. */
const unknownColour = '#6b6459'

const seller = z.object({
  price: z.number(),
  day: z.string(),
  chain: z.string(),
  slug: z.string(),
  invented: z.boolean(),
  hold: z.enum(['waiting', 'rejected']).nullable(),
  sellers: z.number(),
  colour: z.string().nullable(),
  logo: z.string().nullable(),
})
const picture = z.object({
  hash: z.string(),
  number: z.number(),
  width: z.number(),
  height: z.number(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
})
const row = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_unit: z.enum(['kg', 'l', 'piece']).nullable(),
  pack_amount: z.number().nullable(),
  sellers: z.tuple([seller], seller),
  reduction: z.object({ percent: z.number(), reference: z.number(), since: z.string() }).nullable(),
  picture: picture.nullable(),
  place: z.string().nullable(),
})

type Chosen = { companies: number[]; place: number | undefined }

/** The lowest price of each chain, the one that counts first. */
function sellersOf(product: SQL, chosen: Chosen): SQL {
  return sql`
    select json_agg(shown) from (
      select here.price, here.day::text, here.chain, here.invented, here.hold, here.sellers, ch.slug, r.colour, m.filename as logo
      from (${pricesByChain(product, chosen)} limit ${mostSellers}) here
      join prices.chains ch on ch.id = here.chain_id
      left join retailers r on r.id = ch.retailer_id and r._status = 'published'
      left join media m on m.id = r.logo_id
      order by here.invented, here.hold is not null, here.price, here.chain_id
    ) shown`
}

/** The deepest reduction that the 30-day rule upholds; such are only known of prices in the whole country. */
function reductionOf(product: SQL, { companies, place }: Chosen): SQL {
  if (place !== undefined) return sql`select null::json`
  return sql`
    select json_build_object('percent', d.percent, 'reference', d.reference, 'since', d.started_on::text)
    from prices.reductions d join prices.listings i on i.id = d.listing_id
    where i.product_id = ${product} and i.hold is null and i.company_id = any(${sql.param(companies)}::smallint[])
    order by d.percent desc, i.id limit 1`
}

/** The place on a page on which a brochure of today shows it. */
function pictureOf(product: SQL): SQL {
  const today = sofiaDay()
  return sql`
    select json_build_object('hash', im.hash, 'number', bp.number, 'width', bp.width, 'height', bp.height,
      'box', json_build_object('x', o.box_x, 'y', o.box_y, 'width', o.box_width, 'height', o.box_height))
    from prices.offer_matches om
    join offers o on o.id = om.offer_id and o.published and o.current_from <= ${today} and o.current_to >= ${today}
    join brochures b on b.id = o.brochure_id
    join imports im on im.id = b.active_import_id and im.hash is not null
    join brochure_pages bp on bp.import_id = im.id and bp.number = o.page_number and bp.hidden is not true
    where om.product_id = ${product} and o.box_width > 0 and o.box_height > 0
    order by om.score desc nulls last, o.id limit 1`
}

/** The found products in the given order with their prices at these companies in a place, of real chains if one has it. */
export async function readProductHits(ids: number[], chosen: Chosen): Promise<Omit<ProductHit, 'isCheapest'>[]> {
  if (ids.length === 0) return []
  const product = sql`p.id`
  const rows = await preparedRows(sql`
    select * from (
      select hit.place as nth, p.id, p.slug, p.title, p.brand, p.pack_unit, p.pack_amount,
        (${sellersOf(product, chosen)}) as sellers, (${reductionOf(product, chosen)}) as reduction,
        (${pictureOf(product)}) as picture, (select code from prices.places where id = ${chosen.place ?? null}::smallint) as place
      from unnest(${preparedArray(ids, 'integer')}) with ordinality as hit(id, place)
      join prices.products p on p.id = hit.id
    ) found where sellers is not null order by nth`)
  return rows.map((value) => toHit(row.parse(value)))
}

function toHit({
  pack_unit: unit,
  pack_amount: amount,
  sellers,
  ...product
}: z.infer<typeof row>): Omit<ProductHit, 'isCheapest'> {
  const size = unit && amount !== null ? { unit, amount } : null
  const toSeller = ({ slug, chain, colour, logo, price, day }: z.infer<typeof seller>): ProductSeller => ({
    ...{ slug, day, priceCents: price, unitPrice: unitPrice(price, size) },
    shop: { name: chain, colour: colour ?? unknownColour, logoUrl: logoUrl(logo) },
  })
  const [best, ...others] = sellers
  // What does not count beside the best is another kind of price: of an invented chain, or held back.
  const alike = others.filter(({ invented, hold }) => invented === best.invented && hold === best.hold)
  const { id, slug, title, brand, reduction, place } = product
  return {
    ...{ id, slug, title, brand, reduction, place },
    priceCents: best.price,
    day: best.day,
    chain: { name: best.chain, invented: best.invented },
    hold: best.hold,
    chains: best.sellers,
    sellers: [toSeller(best), ...alike.map(toSeller)],
    picture: product.picture && toPicture(product.picture),
  }
}

function toPicture({ hash, number, width, height, box }: z.infer<typeof picture>): ProductHit['picture'] {
  return { image: { base: pageBase(hash, number), width, height }, box }
}

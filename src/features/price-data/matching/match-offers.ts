import { hadOtherCategory } from '@collections/brochures/hooks/brochure-contents'
import { isAutosave } from '@collections/hooks/refuse-stale'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { groupOf } from '@/domain/product-group-of'
import { groupedCategories } from '@/domain/product-group-rules'
import { firstMedicineGroup } from '@/domain/product-group-words'
import { readProductName } from '@/domain/product-name'
import { saysBrand } from '@/domain/product-name-brands'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type Catalogues, productFinder } from './product-finder'

const { products } = tables.prices
const b = alias(tables.brochures, 'b')
const c = alias(tables.categories, 'c')
const o = alias(tables.offers, 'o')
const p = alias(products, 'p')

const shortestOwnName = 4

const medicineRow = z.object({ word: z.string(), group_number: z.number() })

/**
 * Groups of medicines among these names: those that begin like products which are all medicines in the price data.
 * Medicines have invented names that no rule knows, and must be recognized because they get no badges and ranks.
 */
async function medicineGroupsOf(database: Database, names: readonly string[]): Promise<Map<string, number>> {
  const wordOf = new Map(names.map((name) => [name, readProductName(name).words[0] ?? '']))
  const words = [...new Set(wordOf.values())].filter((word) => word.length >= shortestOwnName)
  if (words.length === 0) return new Map()
  const { rows } = await database.execute(sql`
    select split_part(${products.words}, ' ', 1) as word, min(${products.groupNumber}) as group_number
      from ${products}
    where split_part(${products.words}, ' ', 1) = any(${sql.param(words)}::text[])
      and ${products.groupNumber} is not null
    group by 1 having min(${products.groupNumber}) >= ${firstMedicineGroup}`)
  const groups = new Map(
    rows.map((row) => medicineRow.parse(row)).map(({ word, group_number }) => [word, group_number]),
  )
  return new Map(
    [...wordOf].flatMap(([name, word]): [string, number][] => {
      const group = groups.get(word)
      return group === undefined ? [] : [[name, group]]
    }),
  )
}

const { offerMatches } = tables.prices

const offerRow = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
  price: z.number().nullable(),
  category: z.string().nullable(),
})

type Offered = Pick<z.infer<typeof offerRow>, 'title' | 'brand' | 'pack_size'>

function fullName({ title, brand, pack_size: size }: Offered): string {
  return [brand && !saysBrand(title, brand) ? brand : '', title, size ?? ''].filter(Boolean).join(' ')
}

/** A medicine is one in any shop; the other groups are of groceries. */
function ruledGroup({ name, category }: { name: string; category: string | null }): number | null {
  const group = groupOf(name)
  const isKnown = group !== null && (groupedCategories.has(category ?? '') || group >= firstMedicineGroup)
  return isKnown ? group : null
}

/**
 * Writes the product group and, where one is similar enough, the product of these offers; an offer without either has
 * no row. Runs in the transaction of the given database; `catalogues` are the groups that were read before.
 */
export async function matchOffers(
  database: Database,
  offerIds: readonly string[],
  catalogues: Catalogues = new Map(),
): Promise<void> {
  if (offerIds.length === 0) return
  const these = sql`any(${sql.param(offerIds)}::uuid[])`
  const { rows } = await database.execute(sql`select ${o.id}, ${o.title}, ${o.brand}, ${o.packSize},
      -- What the thing usually costs is compared with what chains usually ask.
      greatest(${o.priceCents}, ${o.oldPriceCents}) as price, ${c.slug} as category
    from ${tables.offers} o
    join ${tables.brochures} b on ${b.id} = ${o.brochureId}
    left join ${tables.categories} c on ${c.id} = coalesce(${o.categoryId}, ${b.categoryId})
    where ${o.id} = ${these}`)
  const find = productFinder(database, catalogues)
  const offers = rows
    .map((value) => offerRow.parse(value))
    .map(({ id, price, category, ...offer }) => ({ id, price, category, name: fullName(offer) }))
  const ruled = offers.map((offer) => ({ ...offer, group: ruledGroup(offer) }))
  const unruled = ruled.filter(({ group }) => group === null).map(({ name }) => name)
  const medicines = await medicineGroupsOf(database, unruled)
  const matches = []
  for (const { id, name, price, group: byRule } of ruled) {
    const group = byRule ?? medicines.get(name)
    if (group === undefined) continue
    const found = await find({ name, price, group })
    matches.push({
      offer_id: id,
      group_number: group,
      product_id: found?.id ?? null,
      score: found?.score ?? null,
      reason: found?.reasons.join(' ') ?? null,
    })
  }
  await database.execute(sql`delete from ${offerMatches} where ${offerMatches.offerId} = ${these}`)
  await database.execute(sql`
    insert into ${offerMatches} (${named(offerMatches, 'offerId', 'groupNumber', 'productId', 'score', 'reason')})
    select x.offer_id, x.group_number, coalesce(${p.mergedInto}, x.product_id), x.score, x.reason
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as x(offer_id uuid, group_number smallint, product_id int, score real, reason text)
    left join ${products} p on ${p.id} = x.product_id`)
}

/** Imports of many offers set `indexLater` in the request's context and call `matchOffers` at the end. */
export const matchOfferAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.indexLater) await matchOffers(await transactionOf(req), [doc.id])
  return doc
}

/** The category of a brochure says whether its offers are groceries. Runs after they have got it, and before they are judged. */
export const matchBrochureAfterChange: CollectionAfterChangeHook = async ({ doc, req, operation, context }) => {
  if (operation === 'create' || isAutosave(req, doc)) return doc
  const database = await transactionOf(req)
  if (!(await hadOtherCategory(database, context, doc.id))) return doc
  const { rows } = await database.execute(sql`
    select ${o.id} from ${tables.offers} o where ${o.brochureId} = ${doc.id}`)
  await matchOffers(database, uuidsOf(rows))
  return doc
}

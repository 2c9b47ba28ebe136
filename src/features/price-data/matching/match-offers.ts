import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { groupOf } from '@/domain/product-group-of'
import { firstMedicineGroup } from '@/domain/product-group-words'
import { readProductName } from '@/domain/product-name'
import { saysBrand } from '@/domain/product-name-brands'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type Catalogues, productFinder } from './product-finder'

const { products } = tables.prices
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
})

type Offered = Pick<z.infer<typeof offerRow>, 'title' | 'brand' | 'pack_size'>

function fullName({ title, brand, pack_size: size }: Offered): string {
  return [brand && !saysBrand(title, brand) ? brand : '', title, size ?? ''].filter(Boolean).join(' ')
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
  const { rows } = await database.execute(sql`select ${tables.offers.id}, ${tables.offers.title},
      ${tables.offers.brand}, ${tables.offers.packSize},
      -- What the thing usually costs is compared with what chains usually ask.
      greatest(${tables.offers.priceCents}, ${tables.offers.oldPriceCents}) as price
    from ${tables.offers} where ${tables.offers.id} = ${these}`)
  const find = productFinder(database, catalogues)
  const offers = rows
    .map((value) => offerRow.parse(value))
    .map(({ id, price, ...offer }) => ({ id, price, name: fullName(offer) }))
  const ruled = offers.map((offer) => ({ ...offer, group: groupOf(offer.name) }))
  const unruled = ruled.filter(({ group }) => group === null).map(({ name }) => name)
  const medicines = await medicineGroupsOf(database, unruled)
  const matches = []
  for (const { id, name, price, group: ruledGroup } of ruled) {
    const group = ruledGroup ?? medicines.get(name)
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

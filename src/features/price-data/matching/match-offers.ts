import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { groupOf } from '@/domain/product-group-of'
import { readProductName } from '@/domain/product-name'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { medicineGroupsOf, productFinder } from './find-product'

const { offerMatches } = tables.prices

const offerRow = z.object({
  id: z.string(),
  title: z.string(),
  brand: z.string().nullable(),
  pack_size: z.string().nullable(),
})

/** What an offer is compared by: its title with brand and size, where the title does not say them. */
function fullName({ title, brand, pack_size: size }: Omit<z.infer<typeof offerRow>, 'id'>): string {
  const said = title.toLowerCase()
  return [brand && !said.includes(brand.toLowerCase()) ? brand : '', title, size ?? ''].filter(Boolean).join(' ')
}

/**
 * Writes to which product group and, where one is alike enough, to which product of the price data these offers belong; an
 * offer that belongs to none has no row. Runs in the transaction of the database that it is given.
 */
export async function matchOffers(database: Database, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length === 0) return
  const these = sql`any(${sql.param(offerIds)}::uuid[])`
  const { rows } = await database.execute(sql`select ${tables.offers.id}, ${tables.offers.title},
      ${tables.offers.brand}, ${tables.offers.packSize} from ${tables.offers} where ${tables.offers.id} = ${these}`)
  const find = productFinder(database)
  const offers = rows.map((value) => offerRow.parse(value)).map(({ id, ...offer }) => ({ id, name: fullName(offer) }))
  const ruled = offers.map((offer) => ({ ...offer, group: groupOf(offer.name) }))
  const unruled = ruled.filter(({ group }) => group === null).map(({ name }) => name)
  const medicines = await medicineGroupsOf(database, unruled)
  const matches = []
  for (const { id, name, group: ruledGroup } of ruled) {
    const group = ruledGroup ?? medicines.get(name)
    if (group === undefined) continue
    const found = await find(readProductName(name), group)
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
    select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb)
      as row(offer_id uuid, group_number smallint, product_id int, score real, reason text)`)
}

/** Whoever writes many offers sets `indexLater` in the request's context and calls `matchOffers` at the end. */
export const matchOfferAfterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.indexLater) await matchOffers(await transactionOf(req), [doc.id])
  return doc
}

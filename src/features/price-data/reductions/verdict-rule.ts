import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { unrankedGoods } from '@/domain/reduction'
import { tables } from '@/server/db/tables'

const g = alias(tables.productGroups, 'g')
const l = alias(tables.prices.listings, 'l')
const p = alias(tables.prices.products, 'p')

export const verdictRule = z.object({
  perishable: z.boolean(),
  noVerdict: z.enum(unrankedGoods).nullable(),
})

export const ruleOfGroup = sql`case when ${g.number} is not null then
  json_build_object('perishable', coalesce(${g.perishable}, false), 'noVerdict', nullif(${g.verdictRule}::text, 'none')) end`

/**
 * The group `g` of a listing `l` is that of its product: a chain may file one barcode in another group, and all pages of
 * a product must say the same.
 */
export const joinGroupOfListing = sql`left join ${tables.prices.products} p on ${p.id} = ${l.productId}
  left join ${tables.productGroups} g on ${g.number} = coalesce(${p.groupNumber}, ${l.groupNumber})`

import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem, refusedFields } from '../../document-endpoint'
import { fieldLabel } from '../../labels'

const { brochures, retailers } = tables

const named = z.object({ name: z.string() })

/**
 * A brochure goes with its shop: one of a shop that is not published would be public by name alone. What is public
 * already may still be corrected after its shop was withdrawn, and the end of an import brings pages to it.
 */
export const requirePublicShop: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (data._status !== 'published' || context.importEnds) return data
  const shop = relationId(data.retailer ?? originalDoc?.retailer)
  const { rows } = await (await transactionOf(req)).execute(sql`
    select ${retailers.name} from ${retailers}
    where ${retailers.id}::text = ${shop} and ${isPublished(retailers)} is not true and not exists (
      select from ${brochures} where ${brochures.id}::text = ${originalDoc?.id ?? null} and ${isPublished(brochures)}
        and ${brochures.retailerId} = ${retailers.id})`)
  if (!rows[0]) return data
  const { name } = named.parse(rows[0])
  const message = problem('shopNotPublished', req.i18n.language, { shop: name })
  throw refusedFields(req, 'brochures', [{ path: 'retailer', label: fieldLabel('retailer'), message }])
}

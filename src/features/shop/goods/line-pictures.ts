import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { variantPicture } from './variants/variant-picture'

const { ordersLines, shop, variants } = tables
const { orderLines } = shop

const file = z.object({ filename: z.string().nullish() })
const fileNames = file.extend({ sizes: z.object({ card: file.nullish() }).nullish() })
const pictureRows = z.array(z.object({ variant: z.string(), file: z.string().nullable() }))

/** First the one that an order copies. */
function addressesOf(medium: unknown): string[] {
  const { filename, sizes } = fileNames.catch({}).parse(medium)
  return [sizes?.card?.filename, filename].flatMap((name) => (name ? [mediaUrl(name)] : []))
}

/** Lines whose picture is gone get today's picture of their variant, else `instead`. */
async function renew(req: PayloadRequest, gone: string[], instead: string | null): Promise<void> {
  if (gone.length === 0) return
  const database = await transactionOf(req)
  const isGone = sql`${ordersLines.picture} = any(${sql.param(gone)}::text[])`
  const isOfLine = sql`${orderLines.orderId} = ${ordersLines._parentId} and ${orderLines.line} = ${ordersLines.id}`
  const { rows } = await database.execute(sql`
    select ${variants.id} as variant, ${variantPicture(sql`${variants.productId}`, sql`${variants.colourId}`)} as file from ${variants}
    where ${variants.id} in (
      select ${orderLines.variant} from ${ordersLines} join ${orderLines} on ${isOfLine} where ${isGone})`)
  const pictures = pictureRows
    .parse(rows)
    .map(({ variant, file: name }) => ({ variant, address: name && mediaUrl(name) }))
  await database.execute(sql`
    update ${ordersLines} set ${named(ordersLines, 'picture')} = coalesce((
      select today.address from ${orderLines}
      join jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as today(variant uuid, address text)
        on today.variant = ${orderLines.variant}
      where ${isOfLine}), ${instead})
    where ${isGone}`)
}

const afterChange: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update') return doc
  // Not `doc`, of which the request may have selected a part.
  const saved = await req.payload.db.findOne({ collection: 'media', where: { id: { equals: doc.id } }, req })
  const now = addressesOf(saved)
  const gone = addressesOf(previousDoc).filter((address) => !now.includes(address))
  await renew(req, gone, now[0] ?? null)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ doc, req }) => renew(req, addressesOf(doc), null)

/**
 * An order copies the address of a picture, by which staff tell two colours apart. A replaced or deleted picture has no
 * file at that address any more.
 */
export function renewsLinePictures(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

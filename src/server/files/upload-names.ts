import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { transactionOf } from '../db/transaction'

/** Whoever stores or removes a file of this name waits for the end of the other's transaction. */
export async function lockUpload(req: PayloadRequest, collection: string, name: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`upload ${collection}/${name}`}, 0))`)
}

/** @returns whether a document names the file, other than the one with the id `besides` */
export async function isNamed(
  req: PayloadRequest,
  { slug, upload }: SanitizedCollectionConfig,
  name: string,
  besides?: string | number,
): Promise<boolean> {
  const sizes = upload.imageSizes?.map((size) => `sizes.${size.name}.filename`) ?? []
  const named = ['filename', ...sizes].map((field): Where => ({ [field]: { equals: name } }))
  const others: Where[] = besides === undefined ? [] : [{ id: { not_equals: besides } }]
  const where: Where = { and: [...others, { or: named }] }
  return (await req.payload.db.findOne({ collection: slug, where, req })) !== null
}

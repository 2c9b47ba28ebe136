import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { isOfPdf } from '@/server/db/offer-pdfs'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { writtenColumns } from './types'

const { offers } = tables

type InPdf = { brochure: string; pdf: string | null; ids: readonly string[] }

const these = (brochure: string, ids: readonly string[]): SQL =>
  sql`(${offers.brochureId} = ${brochure} and ${offers.id} = any(${sql.param([...ids])}::uuid[]))`

/** Columns that a copy takes from its original; `published` follows from the PDFs. */
const copied = [...writtenColumns, 'brochureId', 'retailerId', 'createdAt'] as const

/** Removes offers from a PDF; an offer that no other PDF shows is deleted. */
export async function removeFromPdf(database: Database, { brochure, pdf, ids }: InPdf): Promise<void> {
  if (ids.length === 0) return
  await database.execute(sql`
    delete from ${offers} where ${these(brochure, ids)}
      and coalesce(${offers.pdfs} - ${pdf}::text, '[]') = '[]'`)
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${offers.pdfs} - ${pdf}::text where ${these(brochure, ids)}`)
}

export async function addToPdf(database: Database, { brochure, pdf, ids }: InPdf): Promise<void> {
  if (ids.length === 0 || pdf === null) return
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${offers.pdfs} || to_jsonb(${pdf}::text),
      ${named(offers, 'updatedAt')} = now()
    where ${these(brochure, ids)} and not ${isOfPdf(offers.pdfs, pdf)}`)
}

/**
 * Call before offers are changed in one PDF: other PDFs that show them get copies of the present state, and the offers
 * then belong to this PDF alone. The offers keep the ids that the editor works with. Returns the ids of the copies.
 */
export async function keepInOtherPdfs(database: Database, { brochure, pdf, ids }: InPdf): Promise<string[]> {
  if (ids.length === 0 || pdf === null) return []
  const shared = sql`${these(brochure, ids)} and ${offers.pdfs} - ${pdf}::text <> '[]'`
  const { rows } = await database.execute(sql`
    insert into ${offers} (${named(offers, 'id', 'pdfs', ...copied)})
    select gen_random_uuid(), ${offers.pdfs} - ${pdf}::text, ${named(offers, ...copied)} from ${offers} where ${shared}
    returning ${offers.id}`)
  await database.execute(sql`
    update ${offers} set ${named(offers, 'pdfs')} = ${JSON.stringify([pdf])}::jsonb where ${shared}`)
  return uuidsOf(rows)
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { pdfOf } from '@/server/db/offer-pdfs'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'

const { brochurePages } = tables

/** The import whose pages the newest version shows; null before the first import. */
export async function shownImport(req: PayloadRequest, brochure: string): Promise<string | null> {
  const latest = await req.payload.findByID({
    collection: 'brochures',
    id: brochure,
    draft: true,
    depth: 0,
    select: { activeImport: true },
    disableErrors: true,
    req,
  })
  return relationId(latest?.activeImport)
}

const hash = z.object({ hash: z.string().nullable() })

export async function shownPdf(req: PayloadRequest, brochure: string): Promise<string | null> {
  const importId = await shownImport(req, brochure)
  const { rows } = await (await transactionOf(req)).execute(sql`select ${pdfOf(sql`${importId}::uuid`)} as hash`)
  return hash.parse(rows[0]).hash
}

const numbered = z.object({ number: z.number() })

/** Numbers of the pages of an import, hidden ones too; empty before the first. */
export async function pageNumbersOf(database: Database, importId: string | null): Promise<ReadonlySet<number>> {
  const { rows } = await database.execute(sql`
    select ${brochurePages.number} from ${brochurePages} where ${brochurePages.importId} = ${importId}::uuid`)
  return new Set(
    z
      .array(numbered)
      .parse(rows)
      .map(({ number }) => number),
  )
}

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { pdfOf } from '@/server/db/offer-pdfs'
import { transactionOf } from '@/server/db/transaction'

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

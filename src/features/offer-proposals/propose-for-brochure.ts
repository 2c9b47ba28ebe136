import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/transaction'
import { type NumberedTexts, readPageProposals, readPageTexts } from './read-proposals'
import { replaceProposals } from './store'

const page = z.object({ number: z.number(), width: z.coerce.number(), height: z.coerce.number(), hash: z.string() })

/** The pages that the newest version of a brochure shows; none before its first import. */
async function shownPages(req: PayloadRequest, brochure: string) {
  const latest = await req.payload.findByID({
    collection: 'brochures',
    id: brochure,
    draft: true,
    depth: 0,
    select: { activeImport: true },
    disableErrors: true,
    req,
  })
  const { activeImport } = latest ?? {}
  const shown = typeof activeImport === 'string' ? activeImport : activeImport?.id
  if (!shown) return []
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select p.number, p.width, p.height, i.hash from brochure_pages p join imports i on i.id = p.import_id
    where i.id = ${shown} and i.hash is not null order by p.number`)
  return z.array(page).parse(rows)
}

/** Reads the pages once more: for those imported before, and after undoing much. */
export async function proposeForBrochure(req: PayloadRequest, brochure: string): Promise<void> {
  const pages = await shownPages(req, brochure)
  const [first] = pages
  if (!first) return
  await replaceProposals(await transactionOf(req), brochure, await readPageProposals(first.hash, pages))
}

export async function textsForBrochure(req: PayloadRequest, brochure: string): Promise<NumberedTexts[]> {
  const pages = await shownPages(req, brochure)
  const [first] = pages
  return first ? readPageTexts(first.hash, pages) : []
}

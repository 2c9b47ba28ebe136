import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/transaction'
import { readPageProposals } from './read-proposals'
import { replaceProposals } from './store'

const page = z.object({ number: z.number(), width: z.coerce.number(), height: z.coerce.number(), hash: z.string() })

/** Reads the pages that the newest version of a brochure shows once more: for those imported before, and after undoing much. */
export async function proposeForBrochure(req: PayloadRequest, brochure: string): Promise<void> {
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
  if (!shown) return
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select p.number, p.width, p.height, i.hash from brochure_pages p join imports i on i.id = p.import_id
    where i.id = ${shown} and i.hash is not null order by p.number`)
  const pages = z.array(page).parse(rows)
  const [first] = pages
  if (first) await replaceProposals(database, brochure, await readPageProposals(first.hash, pages))
}

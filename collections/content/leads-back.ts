import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { pathOf } from '@/server/cache-tags'
import { transactionOf } from '@/server/transaction'
import { redirectFrom } from './redirect-from'

type Planned = { from: unknown; to: unknown; document?: unknown; id: number | string | undefined }

/** Longer ways than this are nobody's intention. */
const maxSteps = 20

const chosen = z.object({ relationTo: z.enum(['brochures', 'retailers']), value: z.string() })
const shown = z.object({ slug: z.string() })

async function addressOf(req: PayloadRequest, document: unknown): Promise<string | null> {
  const { data } = chosen.safeParse(document)
  if (!data) return null
  const database = await transactionOf(req)
  const { rows } = await database.execute(
    sql`select slug from ${sql.identifier(data.relationTo)} where id = ${data.value} and _status = 'published'`,
  )
  return rows[0] ? pathOf(data.relationTo, shown.parse(rows[0]).slug) : null
}

/** Whether a redirect, with those that follow it, comes back to where it began: a browser would turn in a circle. */
export async function leadsBack(req: PayloadRequest, { from, to, document, id }: Planned): Promise<boolean> {
  const database = await transactionOf(req)
  let path = (await addressOf(req, document)) ?? to
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (typeof path !== 'string' || path === '') return false
    if (path === from) return true
    const next = await redirectFrom(database, path)
    if (!next || next.id === id) return false
    path = next.to
  }
  return true
}

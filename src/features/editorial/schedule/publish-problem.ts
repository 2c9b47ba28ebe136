import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import type { Scheduled } from './types'

const label = z.union([z.string(), z.record(z.string(), z.string())]).optional()
const problems = z.array(z.object({ path: z.string(), message: z.string(), label: label.catch(undefined) }))
/** Checked by shape: in the built server the error class may be another copy than ours. */
const refusal = z.object({ data: z.object({ errors: problems }) })

/** What a refused document lacks, as sentences for an editor; null for any other error. */
export function refusalText(error: unknown, language: string): string | null {
  const refused = refusal.safeParse(error)
  if (!refused.success) return null
  return refused.data.data.errors
    .map(({ path, label, message }) => {
      const name = (typeof label === 'string' ? label : label?.[language]) ?? path
      return `${name}: ${message}`
    })
    .join(' ')
}

/**
 * Why a document cannot be published now, as sentences for the editor, or null. It is published in a transaction that is
 * rolled back, so that every rule of publishing applies and none is written twice.
 */
export async function publishProblem(
  { payload, user, i18n }: PayloadRequest,
  { collection, id }: Scheduled,
): Promise<string | null> {
  const req = await createLocalReq({ user: user ?? undefined, req: { i18n } }, payload)
  await initTransaction(req)
  try {
    await payload.update({ collection, id, data: { _status: 'published' }, depth: 0, overrideAccess: false, req })
    return null
  } catch (error) {
    const text = refusalText(error, i18n.language)
    if (text === null) throw error
    return text
  } finally {
    await killTransaction(req)
  }
}

const tables = {
  brochures: 'brochures',
  'legal-pages': 'legal_pages',
  pages: 'pages',
  posts: 'posts',
  products: 'products',
  retailers: 'retailers',
} as const satisfies Record<Scheduled['collection'], string>

const status = z.object({ public: z.boolean(), changed: z.boolean() })

/** Whether visitors see a document, and whether its newest version says something else than they see. Null: there is none. */
export async function publicState(database: Database, { collection, id }: Scheduled) {
  const table = tables[collection]
  const { rows } = await database.execute(sql`
    select coalesce(_status = 'published', false) as public, exists (
      select from ${sql.identifier(`_${table}_v`)} v
      where v.parent_id = d.id and v.latest and v.version__status = 'draft') as changed
    from ${sql.identifier(table)} d where d.id::text = ${id}`)
  return rows[0] ? status.parse(rows[0]) : null
}

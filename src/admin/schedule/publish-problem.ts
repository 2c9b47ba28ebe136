import { problem } from '@collections/problems'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'

const label = z.union([z.string(), z.record(z.string(), z.string())]).optional()
const problems = z.array(z.object({ path: z.string(), message: z.string(), label: label.catch(undefined) }))
/** Checked by shape: in the built server the error class may be another copy than ours. */
const refusal = z.object({ data: z.object({ errors: problems }) })

/**
 * Why a brochure cannot be published now, as a message for the editor, or null. It is published in a transaction that is
 * rolled back, so that every rule of publishing applies and none is written twice.
 */
export async function publishProblem({ payload, user, i18n }: PayloadRequest, id: string): Promise<string | null> {
  const req = await createLocalReq({ user: user ?? undefined, req: { i18n } }, payload)
  await initTransaction(req)
  try {
    const data = { _status: 'published' } as const
    await payload.update({ collection: 'brochures', id, data, depth: 0, overrideAccess: false, req })
    return null
  } catch (error) {
    const refused = refusal.safeParse(error)
    if (!refused.success) throw error
    return [problem('notPublishable', i18n.language), ...sentences(refused.data.data.errors, i18n.language)].join(' ')
  } finally {
    await killTransaction(req)
  }
}

/** Unpublishing is the default of the drawer, even for what was never public: a mistake, unless a publication is scheduled. */
export async function unpublishProblem({ payload, i18n }: PayloadRequest, id: string): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select from brochures where id::text = ${id} and _status = 'published'
    union all select from payload_jobs where task_slug = 'schedulePublish' and has_error is not true
      and input->>'type' = 'publish' and input->'doc'->>'value' = ${id}`)
  return rows.length > 0 ? null : problem('notPublished', i18n.language)
}

function sentences(found: z.infer<typeof problems>, language: string): string[] {
  return found.map(({ path, label, message }) => {
    const name = (typeof label === 'string' ? label : label?.[language]) ?? path
    return `${name}: ${message}`
  })
}

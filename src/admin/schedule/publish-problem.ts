import { problem } from '@collections/problems'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'

const label = z.union([z.string(), z.record(z.string(), z.string())]).optional()
const problems = z.array(z.object({ path: z.string(), message: z.string(), label: label.catch(undefined) }))
/** By its shape: in the built server the class of the error may be another copy than ours. */
const refusal = z.object({ data: z.object({ errors: problems }) })

/**
 * What keeps a brochure from being published now, as a sentence for the person at work, or null. It is published for a
 * moment in a transaction that is rolled back, so every rule of publishing counts and none is written twice.
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

/** The drawer offers to hide first, also what was never public: that is a slip, unless a publication comes before. */
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

import { isStaff } from '@collections/access/roles'
import { type Answer, bodyOf, documentEndpoint, empty } from '@collections/document-endpoint'
import { isAutosave } from '@collections/hooks/refuse-stale'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, Endpoint } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'
import { planSchedule, publicState, readScheduleState, wishSchema } from './plan-schedule'
import { takeAsSeen } from './planned-state'
import { removeFailed, removeSchedule, removeSchedules } from './store'
import type { ScheduledCollection } from './types'

const cancelSchema = z.object({ schedule: z.uuid() })

/** 200 with the state, 422 with the reason in the editor's language. */
function scheduleEndpoints(collection: ScheduledCollection): Endpoint[] {
  const state: Answer = async (req, id) => {
    const found = await readScheduleState(req, { collection, id })
    return found ? Response.json(found, { headers: { 'Cache-Control': 'no-store' } }) : empty(404)
  }
  const plan: Answer = async (req, id) => {
    const wish = wishSchema.safeParse(await bodyOf(req))
    if (!wish.success) return empty(400)
    const problem = await planSchedule(req, { collection, id }, wish.data)
    return problem ? Response.json({ problem }, { status: 422 }) : state(req, id)
  }
  const cancel: Answer = async (req, id) => {
    const asked = cancelSchema.safeParse(await bodyOf(req))
    if (!asked.success) return empty(400)
    await removeSchedule(req.payload.db.drizzle, { collection, id }, asked.data.schedule)
    return state(req, id)
  }
  return [
    documentEndpoint('/:id/schedule', 'get', isStaff, state),
    documentEndpoint('/:id/schedule', 'post', isStaff, plan),
    documentEndpoint('/:id/schedule/cancel', 'post', isStaff, cancel),
  ]
}

/**
 * Publishing or hiding by hand settles a failed schedule of that kind; saving a draft does not. A publication that waits
 * takes what was published as seen.
 */
const settle =
  (collection: ScheduledCollection): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (isAutosave(req, doc)) return doc
    const document = { collection, id: String(doc.id) }
    const database = await transactionOf(req)
    if (doc._status === 'published') {
      await removeFailed(database, document, 'publish')
      await takeAsSeen(req, document)
    } else if (!(await publicState(database, document))?.public) await removeFailed(database, document, 'unpublish')
    return doc
  }

const removeOfDeleted =
  (collection: ScheduledCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) =>
    removeSchedules(await transactionOf(req), { collection, id: String(id) })

export const schedulable =
  (slug: ScheduledCollection) =>
  (collection: CollectionConfig): CollectionConfig => {
    const { hooks, endpoints } = collection
    return {
      ...collection,
      endpoints: [...(endpoints || []), ...scheduleEndpoints(slug)],
      hooks: {
        ...hooks,
        afterChange: [...(hooks?.afterChange ?? []), settle(slug)],
        beforeDelete: [...(hooks?.beforeDelete ?? []), removeOfDeleted(slug)],
      },
      fields: [
        ...collection.fields,
        {
          name: 'schedule',
          type: 'ui',
          admin: { position: 'sidebar', components: { Field: '@/admin/schedule/schedule-panel#SchedulePanel' } },
        },
      ],
    }
  }

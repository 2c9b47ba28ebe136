import { isAutosave } from '@collections/hooks/is-autosave'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { scheduleEndpoints } from './endpoints'
import { publicState } from './publish-problem'
import { removeFailed, removeSchedules } from './store'
import type { ScheduledCollection } from './types'

/** What an editor does by hand settles a scheduled change of that kind that failed. Saving a draft does not. */
const settleFailed =
  (collection: ScheduledCollection): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (isAutosave(req, doc)) return doc
    const document = { collection, id: String(doc.id) }
    const database = await transactionOf(req)
    if (doc._status === 'published') await removeFailed(database, document, 'publish')
    else if (!(await publicState(database, document))?.public) await removeFailed(database, document, 'unpublish')
    return doc
  }

const removeOfDeleted =
  (collection: ScheduledCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) =>
    removeSchedules(await transactionOf(req), { collection, id: String(id) })

/** A collection of drafts whose documents can be published or hidden at an hour that an editor sets in the form. */
export function schedulable(config: CollectionConfig & { slug: string }, slug: ScheduledCollection): CollectionConfig {
  const { hooks, endpoints } = config
  return {
    ...config,
    endpoints: [...(endpoints || []), ...scheduleEndpoints(slug)],
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), settleFailed(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), removeOfDeleted(slug)],
    },
    fields: [
      ...config.fields,
      {
        name: 'schedule',
        type: 'ui',
        admin: { position: 'sidebar', components: { Field: '@/admin/schedule/schedule-panel#SchedulePanel' } },
      },
    ],
  }
}

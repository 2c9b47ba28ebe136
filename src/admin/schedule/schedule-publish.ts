import { isStaff } from '@collections/access/staff'
import { forgetScheduled } from '@collections/brochures/hooks/forget-scheduled'
import {
  type SchedulePublishHandlerArgs,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { Forbidden, type ServerFunction } from 'payload'
import { publishProblem, unpublishProblem } from './publish-problem'

/**
 * Replaces the server function of Payload's schedule drawer, which accepts everything: a brochure that cannot be published
 * would fail at its time, one language could be published alone, and cancelling leaves an empty job.
 */
export const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, deleteID, doc, type } = args
  if (!isStaff(req.user)) throw new Forbidden(req.t)
  if (deleteID) {
    const where = { id: { equals: deleteID }, taskSlug: { equals: 'schedulePublish' } }
    await req.payload.delete({ collection: 'payload-jobs', where, req })
    return { message: req.t('general:success') }
  }
  if (doc?.relationTo !== 'brochures') return schedulePublishHandler(args)
  const id = String(doc.value)
  const error = type === 'unpublish' ? await unpublishProblem(req, id) : await publishProblem(req, id)
  if (error) return { error }
  await forgetScheduled(req, { brochure: id })
  return schedulePublishHandler({ ...args, localeToPublish: undefined })
}

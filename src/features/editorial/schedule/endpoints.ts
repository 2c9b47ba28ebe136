import { isStaff } from '@collections/access/staff'
import { type Answer, bodyOf, documentEndpoint, empty } from '@collections/document-endpoint'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { planSchedule, readScheduleState, wishSchema } from './plan-schedule'
import { removeSchedule } from './store'
import type { ScheduledCollection } from './types'

const cancelSchema = z.object({ schedule: z.uuid() })

/** What the schedule of a form asks for: 200 with the state, 422 with the reason in the editor's language. */
export function scheduleEndpoints(collection: ScheduledCollection): Endpoint[] {
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

import { type ProblemName, problem } from '@collections/problems'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseMoment } from '@/domain/moment-text'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { publicState, publishProblem } from './publish-problem'
import { readSchedules, writeSchedule } from './store'
import { type Schedule, type Scheduled, type ScheduleKind, type ScheduleState, scheduleKinds } from './types'

/** What a form asks for; `at` is day and hour in Sofia, as an editor writes them. */
export const wishSchema = z.object({ kind: z.enum(scheduleKinds), at: z.string().max(60) })

const momentOf = (planned: readonly Schedule[], kind: ScheduleKind) => {
  const found = planned.find((schedule) => schedule.kind === kind && schedule.reason === null)
  return found && new Date(found.at)
}

/** What an editor most likely wants next: to publish what visitors do not see yet, else to take it off the site. */
function suggestedKind(state: { public: boolean; changed: boolean }, planned: readonly Schedule[]): ScheduleKind {
  const waits = momentOf(planned, 'publish') !== undefined
  return !waits && (!state.public || state.changed) ? 'publish' : 'unpublish'
}

/** Null: no such document. */
export async function readScheduleState(req: PayloadRequest, document: Scheduled): Promise<ScheduleState | null> {
  const database = req.payload.db.drizzle
  const state = await publicState(database, document)
  if (!state) return null
  const all = await readSchedules(database, document)
  const planned = all.filter(({ reason }) => reason === null)
  return {
    planned,
    failed: all.filter(({ reason }) => reason !== null),
    problem: momentOf(planned, 'publish') ? await publishProblem(req, document) : null,
    suggested: suggestedKind(state, planned),
  }
}

/**
 * Schedules a change; not inside a transaction, because the trial publication needs one of its own. Returns why it cannot be done, as a sentence for the editor, or null where it is
 * scheduled.
 */
export async function planSchedule(
  req: PayloadRequest,
  document: Scheduled,
  { kind, at: text }: z.infer<typeof wishSchema>,
  now: Date = new Date(),
): Promise<string | null> {
  const { language } = req.i18n
  const say = (name: ProblemName) => problem(name, language)
  const at = parseMoment(text)
  const database = req.payload.db.drizzle
  const state = await publicState(database, document)
  if (!at) return say('scheduleUnreadable')
  if (at <= now) return say('schedulePast')
  if (!state || !req.user) return say('scheduleGone')

  const planned = await readSchedules(database, document)
  const other = momentOf(planned, kind === 'publish' ? 'unpublish' : 'publish')
  if (!state.public && kind === 'unpublish' && !other) return say('notPublished')
  // What nobody sees yet is published first and hidden later.
  if (!state.public && other && (kind === 'publish' ? at >= other : at <= other)) return say('scheduleOrder')
  const refused = kind === 'publish' ? await publishProblem(req, document) : null
  if (refused) return `${say('notPublishable')} ${refused}`
  const plan = { kind, at, editor: req.user.id, language }
  await withTransaction(req, async () => writeSchedule(await transactionOf(req), document, plan))
  return null
}

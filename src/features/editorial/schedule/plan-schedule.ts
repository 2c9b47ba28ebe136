import { type ProblemName, problem } from '@collections/document-endpoint'
import { triedAt } from '@collections/hooks/tried-moment'
import { sql } from '@payloadcms/db-postgres'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { parseMoment } from '@/domain/moment-text'
import { type ScheduleKind, scheduleKinds } from '@/domain/schedule-kinds'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, lockDocument, transactionOf, withTransaction } from '@/server/db/transaction'
import { changedSince, plannedStateOf } from './planned-state'
import { lockSchedule, readSchedules, type StoredSchedule, writeSchedule } from './store'
import type { PlannedChange, Scheduled, ScheduleState } from './types'

const label = z.union([z.string(), z.record(z.string(), z.string())]).optional()
const problems = z.array(z.object({ path: z.string(), message: z.string(), label: label.catch(undefined) }))
/** Checked by shape: the built server may contain a second copy of the error class. */
const refusal = z.object({ data: z.object({ errors: problems }) })

/** The reasons of a refused publication as sentences for an editor; null for any other error. */
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
 * The reasons why a document cannot be published at a moment, or null. Publishes it in a transaction that is rolled
 * back, so every rule of publishing applies and none is written twice.
 */
async function publishProblem(
  { payload, user, i18n }: PayloadRequest,
  { collection, id }: Scheduled,
  at: Date,
): Promise<string | null> {
  const req = await createLocalReq({ user: user ?? undefined, req: { i18n }, context: triedAt(at) }, payload)
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

const tablesOf = {
  brochures: [tables.brochures, tables._brochuresV],
  'legal-pages': [tables.legalPages, tables._legalPagesV],
  pages: [tables.pages, tables._pagesV],
  posts: [tables.posts, tables._postsV],
  products: [tables.products, tables._productsV],
  retailers: [tables.retailers, tables._retailersV],
} as const satisfies Record<Scheduled['collection'], readonly [PgTable, PgTable]>

const status = z.object({ public: z.boolean(), changed: z.boolean() })

/** `changed`: the newest version differs from the public one. Null: no such document. */
export async function publicState(database: Database, { collection, id }: Scheduled) {
  const [documents, versions] = tablesOf[collection]
  const { rows } = await database.execute(sql`
    select coalesce(${isPublished(documents)}, false) as public, exists (
      select from ${versions}
      where ${versions.parentId} = ${documents.id} and ${versions.latest} and ${isOneOf(versions.versionStatus, 'draft')}) as changed
    from ${documents} where ${documents.id}::text = ${id}`)
  return rows[0] ? status.parse(rows[0]) : null
}

/** `at` is day and hour in Sofia as an editor types them; `updatedAt` that of the version in the editor's form. */
export const wishSchema = z.object({ kind: z.enum(scheduleKinds), at: z.string().max(60), updatedAt: z.iso.datetime() })

const waiting = (planned: readonly StoredSchedule[], kind: ScheduleKind) =>
  planned.find((schedule) => schedule.kind === kind && schedule.reason === null)

const momentOf = (planned: readonly StoredSchedule[], kind: ScheduleKind) => {
  const found = waiting(planned, kind)
  return found && new Date(found.at)
}

function suggestedKind(state: { public: boolean; changed: boolean }, planned: readonly StoredSchedule[]): ScheduleKind {
  const waits = momentOf(planned, 'publish') !== undefined
  return !waits && (!state.public || state.changed) ? 'publish' : 'unpublish'
}

const shown = ({ state: _, ...schedule }: StoredSchedule): PlannedChange => schedule

export async function readScheduleState(req: PayloadRequest, document: Scheduled): Promise<ScheduleState | null> {
  const database = req.payload.db.drizzle
  const state = await publicState(database, document)
  if (!state) return null
  const all = await readSchedules(database, document)
  const planned = all.filter(({ reason }) => reason === null)
  const publication = waiting(planned, 'publish')
  return {
    planned: planned.map(shown),
    failed: all.filter(({ reason }) => reason !== null).map(shown),
    problem: publication ? await publishProblem(req, document, new Date(publication.at)) : null,
    changed: publication !== undefined && (await changedSince(req, document, publication.state)),
    suggested: suggestedKind(state, planned),
  }
}

/**
 * Schedules a change. Not inside a transaction, because the trial publication needs its own. Returns the reason of a
 * refusal as a sentence for the editor, or null.
 */
export async function planSchedule(
  req: PayloadRequest,
  document: Scheduled,
  { kind, at: text, updatedAt }: z.infer<typeof wishSchema>,
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
  // A document that is not public yet must be published before it is hidden.
  if (!state.public && other && (kind === 'publish' ? at >= other : at <= other)) return say('scheduleOrder')
  const refused = kind === 'publish' ? await publishProblem(req, document, at) : null
  if (refused) return `${say('notPublishable')} ${refused}`
  const plan = { kind, at, editor: req.user.id, language }
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockSchedule(transaction, document, kind)
    // A save between the comparison and the fingerprint would be published unseen.
    await lockDocument(transaction, document.id)
    const seen = kind === 'publish' ? await plannedStateOf(req, document, updatedAt) : undefined
    if (seen === null) return say('scheduleUnseen')
    await writeSchedule(transaction, document, { ...plan, state: seen ?? null })
    return null
  })
}

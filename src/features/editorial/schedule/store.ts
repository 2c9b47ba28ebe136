import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { type ScheduleKind, scheduleKinds } from '@/domain/schedule-kinds'
import { isOneOf } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { type Scheduled, type ScheduledCollection, scheduledCollections } from './types'

const { schedules } = tables.editorial

const row = z.object({
  id: z.string(),
  kind: z.enum(scheduleKinds),
  at: z.string(),
  reason: z.string().nullable(),
  state: z.string().nullable(),
})
const due = z.object({
  id: z.string(),
  collection: z.enum(scheduledCollections),
  document: z.string(),
  kind: z.enum(scheduleKinds),
  at: z.string(),
  editor: z.string().nullable(),
  language: z.string(),
  tries: z.number(),
  state: z.string().nullable(),
})
const failure = due.omit({ tries: true, state: true }).extend({ reason: z.string() })

export type DueSchedule = z.infer<typeof due>
export type FailedSchedule = z.infer<typeof failure>

const iso = sql`to_char(${schedules.dueAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const ofDocument = ({ collection, id }: Scheduled) =>
  sql`${schedules.collection} = ${collection} and ${schedules.documentId}::text = ${id}`

/** `state` is the document's fingerprint when it was scheduled; null when unknown. */
export type StoredSchedule = z.infer<typeof row>

export async function readSchedules(database: Database, document: Scheduled): Promise<StoredSchedule[]> {
  const { rows } = await database.execute(sql`
    select ${schedules.id}, ${schedules.kind}, ${iso} as at, ${schedules.reason},
      ${schedules.plannedState} as state
    from ${schedules} where ${ofDocument(document)} order by ${schedules.dueAt}, ${schedules.kind}`)
  return z.array(row).parse(rows)
}

const plannedState = z.object({ document: z.string(), state: z.string() })

export async function readPlannedStates(
  database: Database,
  collection: ScheduledCollection,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await database.execute(sql`
    select ${schedules.documentId}::text as document, ${schedules.plannedState} as state from ${schedules}
    where ${schedules.collection} = ${collection} and ${schedules.documentId}::text = any(${sql.param([...ids])})
      and ${isOneOf(schedules.kind, 'publish')} and ${schedules.failedAt} is null and ${schedules.plannedState} is not null`)
  return new Map(
    z
      .array(plannedState)
      .parse(rows)
      .map(({ document, state }) => [document, state]),
  )
}

/**
 * To be taken before the lock of the document, as the worker does: whoever holds that and waits for a change that the
 * worker has taken would wait for ever. Not a failed one, which is settled under the lock of the document.
 */
export async function lockSchedule(database: Database, document: Scheduled, kind: ScheduleKind): Promise<void> {
  await database.execute(sql`
    select from ${schedules} where ${ofDocument(document)} and ${schedules.kind} = ${kind} and ${schedules.failedAt} is null
    for update`)
}

type Plan = { kind: ScheduleKind; at: Date; editor: string | null; language: string; state: string | null }

/** Replaces an earlier plan of the same kind and settles earlier failures. */
export async function writeSchedule(
  database: Database,
  document: Scheduled,
  { kind, at, editor, language, state }: Plan,
) {
  await removeFailed(database, document)
  await database.execute(sql`
    insert into ${schedules} (${named(schedules, 'collection', 'documentId', 'kind', 'dueAt', 'editorId', 'language', 'plannedState')})
    values (${document.collection}, ${document.id}, ${kind}, ${at.toISOString()}, ${editor}, ${language}, ${state})
    on conflict (${named(schedules, 'collection', 'documentId', 'kind')})
      do update set ${setExcluded(schedules, 'dueAt', 'editorId', 'language', 'plannedState')},
        ${named(schedules, 'tries')} = 0, ${named(schedules, 'retryAt')} = null`)
}

/** A publication that a worker is making has been compared already; to wait for it could be a deadlock. */
export async function writePlannedState(database: Database, document: Scheduled, state: string) {
  await database.execute(sql`
    update ${schedules} set ${named(schedules, 'plannedState')} = ${state} where ${schedules.id} in (
      select ${schedules.id} from ${schedules} where ${ofDocument(document)} and ${isOneOf(schedules.kind, 'publish')}
        and ${schedules.failedAt} is null for update skip locked)`)
}

export async function removeSchedule(database: Database, document: Scheduled, id: string) {
  await database.execute(sql`delete from ${schedules} where ${ofDocument(document)} and ${schedules.id} = ${id}`)
}

export async function removeSchedules(database: Database, document: Scheduled) {
  await database.execute(sql`delete from ${schedules} where ${ofDocument(document)}`)
}

export async function removeFailed(database: Database, document: Scheduled, kind?: ScheduleKind) {
  await database.execute(sql`
    delete from ${schedules} where ${ofDocument(document)} and ${schedules.failedAt} is not null
      and ${kind ? sql`${schedules.kind} = ${kind}` : sql`true`}`)
}

const earlier = alias(schedules, 'earlier')

/**
 * Locks one due change in the transaction, so that nobody else takes it. Of a document the earliest, also while that is
 * tried again: one that was to be published and then hidden ends hidden, however late both are.
 */
export async function takeDue(database: Database): Promise<DueSchedule | null> {
  const { rows } = await database.execute(sql`
    select ${schedules.id}, ${schedules.collection}, ${schedules.documentId} as document, ${schedules.kind}, ${iso} as at,
      ${schedules.editorId} as editor, ${schedules.language}, ${schedules.tries},
      ${schedules.plannedState} as state
    from ${schedules}
    where ${schedules.failedAt} is null and greatest(${schedules.dueAt}, ${schedules.retryAt}) <= now() and not exists (
      select from ${schedules} earlier where ${earlier.failedAt} is null
        and (${earlier.collection}, ${earlier.documentId}) = (${schedules.collection}, ${schedules.documentId})
        and (${earlier.dueAt}, ${earlier.id}) < (${schedules.dueAt}, ${schedules.id}))
    order by ${schedules.dueAt}, ${schedules.id} limit 1 for update skip locked`)
  return rows[0] ? due.parse(rows[0]) : null
}

export async function removeDone(database: Database, { id }: DueSchedule) {
  await database.execute(sql`delete from ${schedules} where ${schedules.id} = ${id}`)
}

export async function writeFailure(database: Database, { id }: DueSchedule, reason: string) {
  await database.execute(sql`
    update ${schedules} set ${named(schedules, 'failedAt')} = now(), ${named(schedules, 'reason')} = ${reason},
      ${named(schedules, 'mailedAt')} = null
    where ${schedules.id} = ${id} and ${schedules.failedAt} is null`)
}

export async function tryLater(database: Database, { id, tries }: DueSchedule, seconds: number) {
  await database.execute(sql`
    update ${schedules} set ${named(schedules, 'tries')} = ${tries + 1},
      ${named(schedules, 'retryAt')} = now() + make_interval(secs => ${seconds})
    where ${schedules.id} = ${id} and ${schedules.failedAt} is null`)
}

/** Locks one failure without a notification in the transaction, so that no other worker takes it. */
export async function takeUnnotified(database: Database): Promise<FailedSchedule | null> {
  const { rows } = await database.execute(sql`
    select ${schedules.id}, ${schedules.collection}, ${schedules.documentId} as document, ${schedules.kind}, ${iso} as at,
      ${schedules.editorId} as editor, ${schedules.language}, ${schedules.reason}
    from ${schedules} where ${schedules.failedAt} is not null and ${schedules.mailedAt} is null
    order by ${schedules.failedAt}, ${schedules.id} limit 1 for update skip locked`)
  return rows[0] ? failure.parse(rows[0]) : null
}

export async function markNotified(database: Database, { id }: FailedSchedule) {
  await database.execute(sql`
    update ${schedules} set ${named(schedules, 'mailedAt')} = now() where ${schedules.id} = ${id}`)
}

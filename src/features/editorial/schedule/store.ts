import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import { type Schedule, type Scheduled, type ScheduleKind, scheduledCollections, scheduleKinds } from './types'

const row = z.object({ id: z.string(), kind: z.enum(scheduleKinds), at: z.string(), reason: z.string().nullable() })
const due = z.object({
  id: z.string(),
  collection: z.enum(scheduledCollections),
  document: z.string(),
  kind: z.enum(scheduleKinds),
  at: z.string(),
  editor: z.string().nullable(),
  language: z.string(),
  tries: z.number(),
})
const failure = due.omit({ tries: true }).extend({ reason: z.string() })

export type DueSchedule = z.infer<typeof due>
export type FailedSchedule = z.infer<typeof failure>

const iso = sql`to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const ofDocument = ({ collection, id }: Scheduled) => sql`collection = ${collection} and document_id::text = ${id}`

export async function readSchedules(database: Database, document: Scheduled): Promise<Schedule[]> {
  const { rows } = await database.execute(sql`
    select id, kind, ${iso} as at, reason from editorial.schedules where ${ofDocument(document)} order by due_at, kind`)
  return z.array(row).parse(rows)
}

type Plan = { kind: ScheduleKind; at: Date; editor: string | null; language: string }

/** Plans a change in the place of an earlier one of its kind, and settles what failed before. */
export async function writeSchedule(database: Database, document: Scheduled, { kind, at, editor, language }: Plan) {
  await removeFailed(database, document)
  await database.execute(sql`
    insert into editorial.schedules (collection, document_id, kind, due_at, editor_id, language)
    values (${document.collection}, ${document.id}, ${kind}, ${at.toISOString()}, ${editor}, ${language})
    on conflict (collection, document_id, kind)
      do update set (due_at, editor_id, language, tries) = (excluded.due_at, excluded.editor_id, excluded.language, 0)`)
}

export async function removeSchedule(database: Database, document: Scheduled, id: string) {
  await database.execute(sql`delete from editorial.schedules where ${ofDocument(document)} and id = ${id}`)
}

export async function removeSchedules(database: Database, document: Scheduled) {
  await database.execute(sql`delete from editorial.schedules where ${ofDocument(document)}`)
}

export async function removeFailed(database: Database, document: Scheduled, kind?: ScheduleKind) {
  await database.execute(sql`
    delete from editorial.schedules
    where ${ofDocument(document)} and failed_at is not null and ${kind ? sql`kind = ${kind}` : sql`true`}`)
}

/** Takes one change whose hour has come; in a transaction, no other worker takes it too. */
export async function takeDue(database: Database): Promise<DueSchedule | null> {
  const { rows } = await database.execute(sql`
    select id, collection, document_id as document, kind, ${iso} as at, editor_id as editor, language, tries
    from editorial.schedules where failed_at is null and greatest(due_at, retry_at) <= now()
    order by due_at, id limit 1 for update skip locked`)
  return rows[0] ? due.parse(rows[0]) : null
}

export async function removeDone(database: Database, { id }: DueSchedule) {
  await database.execute(sql`delete from editorial.schedules where id = ${id}`)
}

export async function writeFailure(database: Database, { id }: DueSchedule, reason: string) {
  await database.execute(sql`
    update editorial.schedules set failed_at = now(), reason = ${reason}, mailed_at = null
    where id = ${id} and failed_at is null`)
}

/** For a fault that may pass, such as a database that restarts. */
export async function tryLater(database: Database, { id, tries }: DueSchedule, seconds: number) {
  await database.execute(sql`
    update editorial.schedules set tries = ${tries + 1}, retry_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and failed_at is null`)
}

/** Takes one failure that nobody was told of; in a transaction, no other worker takes it too. */
export async function takeUntold(database: Database): Promise<FailedSchedule | null> {
  const { rows } = await database.execute(sql`
    select id, collection, document_id as document, kind, ${iso} as at, editor_id as editor, language, reason
    from editorial.schedules where failed_at is not null and mailed_at is null
    order by failed_at, id limit 1 for update skip locked`)
  return rows[0] ? failure.parse(rows[0]) : null
}

export async function markTold(database: Database, { id }: FailedSchedule) {
  await database.execute(sql`update editorial.schedules set mailed_at = now() where id = ${id}`)
}

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type ScheduleKind, scheduleKinds } from '@/domain/schedule-kinds'
import type { ScheduledCollection } from '@/features/editorial/schedule/types'
import type { Locale } from '@/i18n/routing'
import { restEditors } from '../../admin/rest-editors'
import { contentFixtures } from '../../content/content-fixtures'

export const later = '22.11.2099 20:15'

const schedule = z.object({
  id: z.string(),
  kind: z.enum(scheduleKinds),
  at: z.string(),
  reason: z.string().nullable(),
})
const answer = z.object({
  planned: z.array(schedule).optional(),
  failed: z.array(schedule).optional(),
  suggested: z.enum(scheduleKinds).optional(),
  problem: z.string().nullable(),
  changed: z.boolean().optional(),
})

type Wish = { kind?: ScheduleKind; at?: string; collection?: ScheduledCollection; language?: Locale; opened?: string }

export async function scheduleFixtures(payload: Payload) {
  const fixtures = await contentFixtures(payload)
  const call = await restEditors(payload)
  const { runDueSchedules } = await import('@/features/editorial/schedule/run-due')

  const read = async (response: Response) => answer.parse(await response.json())

  /** `updatedAt` of the version that a form which is opened now has. */
  const open = async (id: string, collection: ScheduledCollection = 'brochures') =>
    (await payload.findByID({ collection, id, draft: true, depth: 0 })).updatedAt

  const ask = async (
    id: string,
    { kind = 'publish', at = later, collection = 'brochures', language = 'bg', opened }: Wish = {},
  ) => {
    const wish = { kind, at, updatedAt: opened ?? (await open(id, collection)) }
    return read(await call('anna', 'POST', `${collection}/${id}/schedule`, wish, language))
  }

  const state = async (id: string, collection: ScheduledCollection = 'brochures') =>
    read(await call('anna', 'GET', `${collection}/${id}/schedule`))

  const cancel = async (id: string, schedule: string | undefined) =>
    read(await call('boris', 'POST', `brochures/${id}/schedule/cancel`, { schedule }))

  const makeDue = (id: string) =>
    fixtures.run(
      sql`update editorial.schedules set due_at = now() - interval '1 second' where document_id::text = ${id}`,
    )

  const itsHour = async (id: string) => {
    await makeDue(id)
    return runDueSchedules(payload)
  }

  const waiting = async (id: string) => {
    const { rows } = await fixtures.run(
      sql`select kind from editorial.schedules where document_id::text = ${id} order by kind`,
    )
    return rows.map((row) => row.kind)
  }

  const complete = async () => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    await fixtures.translate(id, 'Насрочена')
    return id
  }

  const takeText = (id: string, summary = '') =>
    payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { summary } })

  return { ...fixtures, runDueSchedules, open, ask, state, cancel, makeDue, itsHour, waiting, complete, takeText }
}

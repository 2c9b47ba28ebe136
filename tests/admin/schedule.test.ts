import { sql } from '@payloadcms/db-postgres'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readFilter } from '@/admin/dashboard/filter'
import { type Locale, locales } from '@/i18n/routing'
import { type ContentKit, contentKit } from '../content/content-kit'
import { freshDatabase } from '../setup/database'

const today = '2026-11-20'
const past = new Date('2020-01-01T10:00:00Z')
const later = new Date('2099-01-01T10:00:00Z')

let payload: Payload
let kit: ContentKit
let users: Record<'editor' | 'customer', TypedUser>
let dashboard: typeof import('@/admin/dashboard/query')
let schedule: typeof import('@/admin/schedule/schedule-publish')

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  dashboard = await import('@/admin/dashboard/query')
  schedule = await import('@/admin/schedule/schedule-publish')
  kit = await contentKit(payload)
  const editor = { email: 'editor@example.com', password: 'long-enough-for-a-test', role: 'editor' } as const
  const customer = { email: 'customer@example.com', supabaseId: 'customer' }
  users = {
    editor: { ...(await payload.create({ collection: 'users', data: editor })), collection: 'users' },
    customer: { ...(await payload.create({ collection: 'customers', data: customer })), collection: 'customers' },
  }
})
afterAll(() => payload.destroy())

async function requestOf(user: TypedUser | undefined, language: Locale): Promise<PayloadRequest> {
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  return createLocalReq({ user, req: { i18n } }, payload)
}

const answer = z.object({ message: z.string().optional(), error: z.string().optional() })

type Asked = { type?: 'publish' | 'unpublish'; date?: Date; deleteID?: string; localeToPublish?: string }

/** Asks as the drawer does. */
async function ask(
  brochure: string,
  asked: Asked,
  user: TypedUser | undefined = users.editor,
  language: Locale = 'bg',
) {
  const req = await requestOf(user, language)
  const doc = { relationTo: 'brochures', value: brochure } as const
  const given = { req, locale: undefined, importMap: {}, cookies: new Map(), permissions: {}, user }
  const args = asked.deleteID
    ? asked
    : { type: 'publish' as const, date: later, timezone: 'Europe/Sofia', doc, ...asked }
  return answer.parse(await schedule.schedulePublish({ ...given, ...args }))
}

const job = z.object({ id: z.string(), type: z.string().nullable(), has_error: z.boolean() })

async function jobsOf(brochure: string) {
  const { rows } = await kit.run(sql`
    select id, input->>'type' as type, has_error from payload_jobs where input->'doc'->>'value' = ${brochure}`)
  return z.array(job).parse(rows)
}

const runQueue = () => payload.jobs.run({ limit: 50, sequential: true, silent: true })

async function card(id: string) {
  const found = await dashboard.findBrochures(readFilter({ state: 'scheduleFailed' }), today, 'bg')
  return found.find((item) => item.id === id)
}

async function complete() {
  const id = await kit.createBrochure({ _status: 'draft' })
  await kit.translate(id, 'Насрочена')
  return id
}

/** Scheduled for a moment that has come, and then a text was taken away. */
async function failed() {
  const id = await complete()
  await ask(id, { date: past })
  await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { summary: '' } })
  await runQueue()
  return id
}

describe('scheduling a publication', () => {
  it.each([
    ['bg', ['Заглавие: ', 'Липсва на: немски, английски, руски.', 'Кратко описание: ', 'български, немски']],
    ['de', ['Titel: ', 'Es fehlt: Deutsch, Englisch, Russisch.', 'Kurzbeschreibung: ', 'Bulgarisch, Deutsch']],
    ['en', ['Title: ', 'Missing: German, English, Russian.', 'Summary: ', 'Bulgarian, German']],
    ['ru', ['Название: ', 'Не хватает: немецкий, английский, русский.', 'Краткое описание: ', 'болгарский, немецкий']],
  ] as const)('is refused in %s with what is missing', async (language, parts) => {
    const id = await kit.createBrochure({ _status: 'draft' })
    const { error } = await ask(id, {}, users.editor, language)
    for (const part of parts) expect(error).toContain(part)
    expect(await jobsOf(id)).toEqual([])
    expect(await kit.published(id)).toMatchObject({ _status: 'draft' })
  })

  it('names other fields that publishing needs', async () => {
    const id = await complete()
    await payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { validTo: '' } })
    expect((await ask(id, {}, users.editor, 'de')).error).toContain('Gültig bis: Bitte ein Datum eingeben.')
  })

  it('leaves no trace of the trial, and publishes at its hour in all languages', async () => {
    const id = await complete()
    const versions = async () =>
      (await payload.countVersions({ collection: 'brochures', where: { parent: { equals: id } } })).totalDocs
    const before = await versions()
    expect(await ask(id, { date: past, localeToPublish: 'de' })).toEqual({ message: expect.any(String) })
    expect(await versions()).toBe(before)
    expect(await kit.published(id)).toMatchObject({ _status: 'draft', publishedAt: null })
    await runQueue()
    const stored = await payload.findByID({ collection: 'brochures', id, locale: 'all', depth: 0 })
    expect(stored).toMatchObject({ _status: 'published' })
    expect(stored.title).toEqual(Object.fromEntries(locales.map((locale) => [locale, `Насрочена ${locale}`])))
    expect(await jobsOf(id)).toEqual([])
  })

  it('takes back what is public at its hour, whatever is missing by then', async () => {
    const id = await kit.createBrochure()
    await payload.update({ collection: 'brochures', id, locale: 'en', draft: true, data: { title: '' } })
    await ask(id, { type: 'unpublish', date: past })
    await runQueue()
    expect(await kit.published(id)).toMatchObject({ _status: 'draft' })
  })

  it('hides only what is public, or will be by then', async () => {
    const id = await complete()
    const hide = { type: 'unpublish' } as const
    expect((await ask(id, hide, users.editor, 'de')).error).toMatch(/nicht veröffentlicht/)
    await ask(id, {})
    expect((await ask(id, hide)).error).toBeUndefined()
    expect(await jobsOf(id)).toHaveLength(2)
  })

  it('is cancelled, without a job of its own', async () => {
    const id = await complete()
    await ask(id, {})
    const [waiting] = await jobsOf(id)
    const before = await payload.count({ collection: 'payload-jobs' })
    await ask(id, { deleteID: waiting?.id ?? '' })
    expect(await jobsOf(id)).toEqual([])
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(before.totalDocs - 1)
  })

  it('is for staff alone', async () => {
    const id = await complete()
    await ask(id, {})
    const [waiting] = await jobsOf(id)
    for (const user of [users.customer, undefined]) {
      const req = await requestOf(user, 'bg')
      const given = { req, locale: undefined, importMap: {}, cookies: new Map(), permissions: {}, user }
      const doc = { relationTo: 'brochures', value: id } as const
      for (const args of [{ type: 'publish', date: past, doc } as const, { deleteID: waiting?.id ?? '' }]) {
        await expect(async () => schedule.schedulePublish({ ...given, ...args })).rejects.toMatchObject({ status: 403 })
      }
    }
    expect(await jobsOf(id)).toEqual([waiting])
  })
})

describe('a publication that failed at its hour', () => {
  it('stands on the dashboard with its reason', async () => {
    const id = await failed()
    expect(await kit.published(id)).toMatchObject({ _status: 'draft' })
    expect(await card(id)).toMatchObject({ failedSchedule: { type: 'publish', at: past }, missingLanguages: ['de'] })
    const counts = await dashboard.countBrochures(readFilter({}), today)
    const listed = await dashboard.findBrochures(readFilter({ state: 'scheduleFailed' }), today, 'bg')
    expect(counts.scheduleFailed).toBe(listed.length)
  })

  it('leaves it when it is published by hand, not when a draft is saved', async () => {
    const id = await failed()
    await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { summary: 'Kurz' } })
    expect(await card(id)).toMatchObject({ missingLanguages: [] })
    await kit.publish(id)
    expect(await card(id)).toBeUndefined()
  })

  it('leaves it when it is scheduled anew', async () => {
    const id = await failed()
    expect((await ask(id, {})).error).toContain('немски')
    expect(await card(id)).toBeDefined()
    await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { summary: 'Kurz' } })
    await ask(id, {})
    expect(await card(id)).toBeUndefined()
    expect(await jobsOf(id)).toMatchObject([{ has_error: false }])
  })

  it('goes with its brochure, as what is still to come does', async () => {
    const id = await failed()
    await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { summary: 'Kurz' } })
    await ask(id, {})
    await payload.delete({ collection: 'brochures', id })
    expect(await jobsOf(id)).toEqual([])
  })
})

import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it, vi } from 'vitest'
import { readFilter } from '@/admin/dashboard/types'
import { type Locale, locales } from '@/i18n/routing'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { requireWaiting, untilWaiting } from '../../setup/until-waiting'
import { scheduleFixtures } from './schedule-fixtures'

const today = '2026-11-20'

const mailsTo = await catchMails()
const { payload } = await freshCms()
const { mailFailedSchedules } = await import('@/features/editorial/schedule/run-due')
const dashboard = await import('@/admin/dashboard/query')

const fixtures = await scheduleFixtures(payload)

async function card(id: string) {
  const found = await dashboard.findBrochures(readFilter({ state: 'scheduleFailed' }), today, 'bg')
  return found.find((item) => item.id === id)
}

async function failed() {
  const id = await fixtures.complete()
  await fixtures.ask(id)
  await fixtures.takeText(id)
  await fixtures.itsHour(id)
  return id
}

describe('when its hour comes', () => {
  it('a draft is published in all languages, once', async () => {
    const id = await fixtures.complete()
    await fixtures.translate(id, 'Навреме')
    await fixtures.ask(id)
    expect(await fixtures.runDueSchedules(payload)).toBe(0)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'draft', publishedAt: null })
    const done = await Promise.all([
      fixtures.itsHour(id),
      fixtures.runDueSchedules(payload),
      fixtures.runDueSchedules(payload),
    ])
    expect(done.reduce((sum, count) => sum + count)).toBe(1)
    const stored = await payload.findByID({ collection: 'brochures', id, locale: 'all', depth: 0 })
    expect(stored).toMatchObject({ _status: 'published' })
    expect(stored.title).toEqual(Object.fromEntries(locales.map((locale) => [locale, `Навреме ${locale}`])))
    expect(await fixtures.waiting(id)).toEqual([])
  })

  it.each(['bg', 'ru'] as const)(
    'nothing is published that was changed (%s) after it was scheduled',
    async (locale) => {
      const id = await fixtures.createBrochure()
      const change = (title: string) =>
        payload.update({ collection: 'brochures', id, locale, draft: true, data: { title } })
      await change('Планирано')
      await fixtures.ask(id)
      expect(await fixtures.state(id)).toMatchObject({ changed: false })
      await change('Недописан тек')
      expect(await fixtures.state(id)).toMatchObject({ changed: true, planned: [{ kind: 'publish' }] })
      const listed = await dashboard.findBrochures(readFilter({ state: 'scheduled' }), today, 'bg')
      expect(listed.find((item) => item.id === id)).toMatchObject({ scheduleChanged: true })
      expect(await fixtures.itsHour(id)).toBe(0)
      const { title } = await payload.findByID({ collection: 'brochures', id, locale, depth: 0 })
      expect(title).not.toContain('тек')
      expect((await fixtures.state(id)).failed).toMatchObject([{ reason: expect.stringContaining('променена') }])
    },
  )

  it('the dashboard asks as few questions about many brochures as about one', async () => {
    const { changedBrochures } = await import('@/features/editorial/schedule/planned-state')
    const ids: string[] = []
    for (const title of ['Първа', 'Втора', 'Трета', 'Четвърта']) {
      const id = await fixtures.createBrochure()
      const change = { collection: 'brochures', id, locale: 'bg', draft: true } as const
      await payload.update({ ...change, data: { title } })
      await fixtures.ask(id)
      if (title !== 'Трета') await payload.update({ ...change, data: { title: `${title} пак` } })
      ids.push(id)
    }
    const asked = vi.spyOn(payload.db.pool, 'query')
    const questionsFor = async (some: string[], changed: string[]) => {
      asked.mockClear()
      expect([...(await changedBrochures(payload, some))].sort()).toEqual([...changed].sort())
      return asked.mock.calls.length
    }
    const [one, , third] = ids
    const few = await questionsFor([one ?? ''], [one ?? ''])
    expect(few).toBeGreaterThan(0)
    expect(
      await questionsFor(
        ids,
        ids.filter((id) => id !== third),
      ),
    ).toBe(few)
    expect(await questionsFor([], [])).toBe(0)
    asked.mockRestore()
  })

  it('what was changed and confirmed is published, and so is what was changed back', async () => {
    const [confirmed, same] = [await fixtures.complete(), await fixtures.complete()]
    const change = (id: string, title: string) =>
      payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { title } })
    await change(same, 'Същата')
    for (const id of [confirmed, same]) await fixtures.ask(id)
    for (const id of [confirmed, same]) await change(id, 'Дописана')
    await change(same, 'Същата')
    expect(await fixtures.ask(confirmed)).toMatchObject({ problem: null, changed: false })
    for (const id of [confirmed, same]) await fixtures.itsHour(id)
    expect(await fixtures.published(confirmed)).toMatchObject({ _status: 'published', title: 'Дописана' })
    expect(await fixtures.published(same)).toMatchObject({ _status: 'published', title: 'Същата' })
  })

  it('nothing that was begun after a public page was scheduled to be hidden and shown again', async () => {
    const [begun, left, published] = [
      await fixtures.createBrochure(),
      await fixtures.createBrochure(),
      await fixtures.createBrochure(),
    ]
    const change = (id: string, title: string) =>
      payload.update({ collection: 'brochures', id, locale: 'bg', draft: true, data: { title } })
    const hide = (id: string) => payload.update({ collection: 'brochures', id, data: { _status: 'draft' } })
    for (const id of [begun, left, published]) expect(await fixtures.ask(id)).toMatchObject({ changed: false })
    await change(published, 'Видяна')
    await payload.update({ collection: 'brochures', id: published, data: { _status: 'published' } })
    for (const id of [begun, left, published]) await hide(id)
    await change(begun, 'Недописан тек')
    expect(await fixtures.state(begun)).toMatchObject({ changed: true })
    expect(await fixtures.state(left)).toMatchObject({ changed: false })
    for (const id of [begun, left, published]) await fixtures.itsHour(id)
    expect(await fixtures.published(begun)).toMatchObject({ _status: 'draft' })
    expect((await fixtures.state(begun)).failed).toMatchObject([{ reason: expect.stringContaining('променена') }])
    expect(await fixtures.published(left)).toMatchObject({ _status: 'published' })
    expect(await fixtures.published(published)).toMatchObject({ _status: 'published', title: 'Видяна' })
  })

  it('what is public is hidden, whatever is missing by then', async () => {
    const id = await fixtures.createBrochure()
    await payload.update({ collection: 'brochures', id, locale: 'en', draft: true, data: { title: '' } })
    await fixtures.ask(id, { kind: 'unpublish' })
    await fixtures.itsHour(id)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'draft' })
  })

  it.each(['pages', 'posts', 'legal-pages', 'products', 'retailers'] as const)('one of %s too', async (collection) => {
    const id =
      collection === 'retailers' ? await fixtures.createRetailer(undefined, 'draft') : await draftOf(collection)
    expect((await fixtures.ask(id, { collection })).problem).toBeNull()
    await fixtures.itsHour(id)
    expect(await payload.findByID({ collection, id, depth: 0 })).toMatchObject({ _status: 'published' })
  })

  it('what an editor is moving is left alone, and neither waits for the other', async () => {
    const { inTransactionOf, lockDocument, transactionOf } = await import('@/server/db/transaction')
    const id = await fixtures.createBrochure()
    await fixtures.ask(id, { kind: 'unpublish' })
    await fixtures.makeDue(id)
    const work = await inTransactionOf(payload, async (req) => {
      await lockDocument(await transactionOf(req), id)
      const moved = fixtures.ask(id, { kind: 'unpublish' })
      await requireWaiting(payload, moved)
      const run = fixtures.runDueSchedules(payload)
      expect(await untilWaiting(payload, run, 2)).toBe(false)
      return { moved, run }
    })
    expect(await work.moved).toMatchObject({ problem: null, planned: [{ kind: 'unpublish' }] })
    expect(await work.run).toBe(0)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
  })

  it('a fault that may pass is tried again', async () => {
    const id = await fixtures.complete()
    await fixtures.ask(id)
    await fixtures.run(sql`alter table brochures add constraint broken check (_status <> 'published') not valid`)
    await fixtures.itsHour(id)
    await fixtures.run(sql`alter table brochures drop constraint broken`)
    expect(await card(id)).toBeUndefined()
    // Its pause may have ended on a slow machine; without one, this leaves it due.
    await fixtures.run(
      sql`update editorial.schedules set retry_at = retry_at + interval '1 hour' where document_id::text = ${id}`,
    )
    expect(await fixtures.runDueSchedules(payload)).toBe(0)
    await fixtures.run(sql`update editorial.schedules set retry_at = now() where document_id::text = ${id}`)
    expect(await fixtures.runDueSchedules(payload)).toBe(1)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
  })

  it('a new hour ends the pause after such a fault', async () => {
    const id = await fixtures.complete()
    await fixtures.ask(id)
    await fixtures.run(sql`
      update editorial.schedules set tries = 7, retry_at = now() + interval '1 hour' where document_id::text = ${id}`)
    await fixtures.ask(id)
    expect(await fixtures.itsHour(id)).toBe(1)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
  })
})

async function draftOf(collection: 'pages' | 'posts' | 'legal-pages' | 'products'): Promise<string> {
  const words = (locale: Locale) => ({ title: `Дума ${locale}`, summary: `Текст ${locale}` })
  if (collection === 'products') {
    const id = await fixtures.createProduct({ slug: 'naskrochena-riza' })
    await payload.update({ collection, id, locale: 'bg', data: { _status: 'draft' } })
    return id
  }
  const special = await ownFieldsOf(collection)
  const data = { slug: `na-chas-${collection}`, ...words('bg'), ...special }
  const { id } = await payload.create({ collection, locale: 'bg', draft: true, data })
  for (const locale of ['de', 'en', 'ru'] as const)
    await payload.update({ collection, id, locale, draft: true, data: words(locale) })
  return id
}

async function ownFieldsOf(collection: 'pages' | 'posts' | 'legal-pages') {
  if (collection !== 'posts') return collection === 'pages' ? {} : { validFrom: today }
  const author = await payload.create({ collection: 'authors', data: { name: 'Мария', slug: 'maria' } })
  const term = { name: 'Новини', slug: 'novini', kind: 'category' } as const
  const category = await payload.create({ collection: 'post-terms', data: term })
  return { publishedOn: today, format: 'standard' as const, author: author.id, category: category.id }
}

describe('a publication that failed at its hour', () => {
  it('is on the dashboard and in the form with its reason', async () => {
    const id = await failed()
    expect(await fixtures.published(id)).toMatchObject({ _status: 'draft' })
    expect(await card(id)).toMatchObject({ failedSchedule: { type: 'publish' }, missingLanguages: ['de'] })
    const counts = await dashboard.countBrochures(readFilter({}), today)
    const listed = await dashboard.findBrochures(readFilter({ state: 'scheduleFailed' }), today, 'bg')
    expect(counts.scheduleFailed).toBe(listed.length)
    expect((await fixtures.state(id)).failed).toMatchObject([
      { kind: 'publish', reason: expect.stringContaining('немски') },
    ])
  })

  it('is mailed once to the editor who scheduled it, in their language', async () => {
    const id = await fixtures.complete()
    await fixtures.ask(id, { language: 'de' })
    await fixtures.takeText(id)
    await fixtures.itsHour(id)
    const before = (await mailsTo('anna@example.com')).length
    await mailFailedSchedules(payload)
    expect(await mailFailedSchedules(payload)).toBe(0)
    await runJobs(payload)
    const mails = (await mailsTo('anna@example.com')).slice(before).filter(({ text }) => text.includes(id))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Nicht veröffentlicht: Насрочена de')
    expect(mails[0]?.text).toContain('Kurzbeschreibung: ')
    expect(mails[0]?.text).toContain('Es fehlt: Deutsch.')
    expect(mails[0]?.text).toContain(`/admin/collections/brochures/${id}`)
    expect(await mailsTo('boris@example.com')).toEqual([])
  })

  it('leaves it when it is published by hand, not when a draft is saved', async () => {
    const id = await failed()
    await fixtures.takeText(id, 'Kurz')
    expect(await card(id)).toMatchObject({ missingLanguages: [] })
    await fixtures.publish(id)
    expect(await card(id)).toBeUndefined()
  })

  it('leaves it when it is scheduled anew', async () => {
    const id = await failed()
    expect((await fixtures.ask(id)).problem).toContain('немски')
    expect(await card(id)).toBeDefined()
    await fixtures.takeText(id, 'Kurz')
    await fixtures.ask(id)
    expect(await card(id)).toBeUndefined()
    expect(await fixtures.state(id)).toMatchObject({ planned: [{ kind: 'publish' }], failed: [] })
  })

  it('goes with its brochure, as what is still to come does', async () => {
    const id = await failed()
    await fixtures.takeText(id, 'Kurz')
    await fixtures.ask(id)
    await payload.delete({ collection: 'brochures', id })
    expect(await fixtures.waiting(id)).toEqual([])
  })
})

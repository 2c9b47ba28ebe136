import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { momentText } from '@/domain/moment-text'
import { scheduleKinds } from '@/domain/schedule-kinds'
import { freshCms } from '../../setup/cms'
import { later, scheduleFixtures } from './schedule-fixtures'

const minuteMs = 60_000

const { payload } = await freshCms()
const fixtures = await scheduleFixtures(payload)

describe('scheduling', () => {
  it.each([
    ['bg', ['затова не е насрочено', 'Заглавие: ', 'Липсва на: немски, английски, руски.', 'Кратко описание: ']],
    ['de', ['nicht eingeplant', 'Titel: ', 'Es fehlt: Deutsch, Englisch, Russisch.', 'Kurzbeschreibung: ']],
    ['en', ['not scheduled', 'Title: ', 'Missing: German, English, Russian.', 'Summary: ']],
    ['ru', ['не запланирована', 'Название: ', 'Не хватает: немецкий, английский, русский.', 'Краткое описание: ']],
  ] as const)('is refused in %s with what is missing', async (language, parts) => {
    const id = await fixtures.createBrochure({ _status: 'draft' })
    const { problem } = await fixtures.ask(id, { language })
    for (const part of parts) expect(problem).toContain(part)
    expect(await fixtures.waiting(id)).toEqual([])
    expect(await fixtures.published(id)).toMatchObject({ _status: 'draft' })
  })

  it.each([
    ['an hour that has passed', () => momentText(new Date(Date.now() - minuteMs)), 'Този час вече е минал.'],
    ['a year ago', () => '22.11.2020 20:15', 'Този час вече е минал.'],
    ['what is no hour', () => 'утре вечер', 'Въведете ден и час така: 22.11.2026 20:15.'],
    ['a day that does not exist', () => '31.11.2099 20:15', 'Въведете ден и час така'],
  ])('refuses %s, and takes nothing off the site', async (_name, at, sentence) => {
    const id = await fixtures.createBrochure()
    for (const kind of scheduleKinds) expect((await fixtures.ask(id, { kind, at: at() })).problem).toContain(sentence)
    expect(await fixtures.runDueSchedules(payload)).toBe(0)
    expect(await fixtures.published(id)).toMatchObject({ _status: 'published' })
    expect(await fixtures.waiting(id)).toEqual([])
  })

  it('is refused for a brochure of a shop that is not published', async () => {
    const retailer = await fixtures.createRetailer('unseen', 'draft')
    const id = await fixtures.createBrochure({ _status: 'draft', retailer })
    await fixtures.translate(id, 'Насрочена')
    expect((await fixtures.ask(id)).problem).toContain('Търговецът „Магазин unseen“ не е публикуван')
    expect(await fixtures.waiting(id)).toEqual([])
  })

  it('understands day and hour as they are said in Sofia', async () => {
    const { planned } = await fixtures.ask(await fixtures.complete(), { at: '22.11.2099 г., 20:15 ч.' })
    expect(planned).toMatchObject([{ kind: 'publish', at: '2099-11-22T18:15:00Z', reason: null }])
  })

  it('suggests what serves: to publish what nobody sees yet, else to hide', async () => {
    const draft = await fixtures.complete()
    expect((await fixtures.state(draft)).suggested).toBe('publish')
    expect((await fixtures.ask(draft)).suggested).toBe('unpublish')
    const live = await fixtures.createBrochure()
    expect((await fixtures.state(live)).suggested).toBe('unpublish')
    await fixtures.takeText(live, 'Neu')
    expect((await fixtures.state(live)).suggested).toBe('publish')
  })

  it('hides only what is public, or will be by then', async () => {
    const id = await fixtures.complete()
    expect((await fixtures.ask(id, { kind: 'unpublish', language: 'de' })).problem).toMatch(/nicht veröffentlicht/)
    await fixtures.ask(id)
    expect((await fixtures.ask(id, { kind: 'unpublish', at: '21.11.2099 20:15' })).problem).toContain(
      'след публикуването',
    )
    expect((await fixtures.ask(id, { kind: 'unpublish', at: '23.11.2099 20:15' })).problem).toBeNull()
    expect(await fixtures.waiting(id)).toEqual(['publish', 'unpublish'])
  })

  it('warns when an edit makes it impossible, until it is mended', async () => {
    const id = await fixtures.complete()
    expect((await fixtures.ask(id)).problem).toBeNull()
    await fixtures.takeText(id)
    expect((await fixtures.state(id)).problem).toContain('Липсва на: немски.')
    await fixtures.takeText(id, 'Kurz')
    expect((await fixtures.state(id)).problem).toBeNull()
  })

  it('of a legal page is asked by the day on which it will be published', async () => {
    const [slug, today] = [`rules-${randomUUID()}`, sofiaDay()]
    await fixtures.createLegalPage({ slug })
    const id = await fixtures.createLegalPage({ slug, validFrom: addDays(today, 1), _status: 'draft' })
    const words = { title: 'Rules', summary: 'Short' }
    for (const locale of ['de', 'en', 'ru'] as const)
      await payload.update({ collection: 'legal-pages', id, locale, draft: true, data: words })
    const askAt = (days: number, hour: string) =>
      fixtures.ask(id, { collection: 'legal-pages', at: `${addDays(today, days)}T${hour}` })
    expect((await askAt(2, '00:05')).problem).toContain('не може да важи със задна дата')
    expect(await fixtures.waiting(id)).toEqual([])
    expect((await askAt(1, '23:55')).problem).toBeNull()
    const moved = { validFrom: addDays(today, -1) }
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', draft: true, data: moved })
    expect((await fixtures.state(id, 'legal-pages')).problem).toContain('не може да важи със задна дата')
  })

  it.each(['bg', 'ru'] as const)(
    'takes nothing that a colleague has written (%s) since the form was opened',
    async (locale) => {
      const id = await fixtures.complete()
      const opened = await fixtures.open(id)
      const before = await fixtures.ask(id, { opened })
      expect(before.problem).toBeNull()
      await payload.update({ collection: 'brochures', id, locale, draft: true, data: { title: 'Недописан тек' } })
      expect((await fixtures.ask(id, { opened, at: '23.11.2099 20:15' })).problem).toContain(
        'затова насрочването не е записано',
      )
      expect(await fixtures.state(id)).toMatchObject({ planned: before.planned, changed: true })
      expect((await fixtures.ask(id, { opened, kind: 'unpublish', at: '24.11.2099 20:15' })).problem).toBeNull()
      expect(await fixtures.ask(id)).toMatchObject({ problem: null, changed: false })
    },
  )

  it('is moved by scheduling again, and cancelled', async () => {
    const id = await fixtures.complete()
    await fixtures.ask(id)
    const { planned } = await fixtures.ask(id, { at: '23.11.2099 20:15' })
    expect(planned).toMatchObject([{ at: '2099-11-23T18:15:00Z' }])
    expect(await fixtures.cancel(id, planned?.[0]?.id)).toMatchObject({ planned: [] })
    expect(await fixtures.waiting(id)).toEqual([])
  })

  it('is for staff alone', async () => {
    const id = await fixtures.complete()
    await fixtures.ask(id)
    const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
    const asked = async (method: 'GET' | 'POST', ...path: string[]) => {
      const slug = ['brochures', id, 'schedule', ...path]
      const url = `http://localhost:3000/api/cms/${slug.join('/')}`
      const body = method === 'POST' ? { body: JSON.stringify({ kind: 'publish', at: later }) } : {}
      return (await routes[method](new Request(url, { method, ...body }), { params: Promise.resolve({ slug }) })).status
    }
    expect(await asked('GET')).toBe(403)
    expect(await asked('POST')).toBe(403)
    expect(await asked('POST', 'cancel')).toBe(403)
    expect(await fixtures.waiting(id)).toEqual(['publish'])
  })
})

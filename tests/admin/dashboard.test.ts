import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DashboardState } from '@/admin/dashboard/types'
import { readFilter } from '@/admin/dashboard/types'
import { formatDay, formatDayRange } from '@/design/format'
import { addDays } from '@/domain/calendar-day'
import { writeSchedule } from '@/features/editorial/schedule/store'
import { locales } from '@/i18n/routing'
import type { CmsUser } from '@/server/cms-user'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

const today = '2026-11-20'

let editor: CmsUser
let ids: Record<'current' | 'lastDay' | 'upcoming' | 'expired' | 'draft' | 'waiting' | 'broken', string>

const { payload } = await freshCms()
const dashboard = await import('@/admin/dashboard/query')
const duplicate = await import('@/admin/dashboard/duplicate')
const fixtures = await contentFixtures(payload)

beforeAll(async () => {
  const user = { email: 'editor@example.com', password: 'long-enough-for-a-test', role: 'editor' } as const
  editor = { ...(await payload.create({ collection: 'users', data: user })), collection: 'users' }
  const days = (from: number, to: number) => ({ validFrom: addDays(today, from), validTo: addDays(today, to) })
  ids = {
    current: await fixtures.createBrochure({ title: 'Пресни ЯБЪЛКИ', ...days(-2, 2) }),
    lastDay: await fixtures.createBrochure({ title: 'Последен ден', ...days(-6, 0) }),
    upcoming: await fixtures.createBrochure({ title: 'Скоро', ...days(1, 7) }),
    expired: await fixtures.createBrochure({ title: 'Минала', ...days(-9, -1) }),
    draft: await fixtures.createBrochure({ title: 'Чернова', _status: 'draft', pages: 0, ...days(-1, 5) }),
    waiting: await fixtures.createBrochure({ title: 'Насрочена', _status: 'draft', ...days(3, 9) }),
    broken: await fixtures.createBrochure({ title: '100 % развалена', _status: 'draft', pages: 0, ...days(3, 9) }),
  }
  await writeSchedule(
    payload.db.drizzle,
    { collection: 'brochures', id: ids.waiting },
    { kind: 'publish', at: new Date('2099-01-01T10:00:00Z'), editor: editor.id, language: 'bg', state: null },
  )
  await fixtures.run(sql`
    insert into imports (id, brochure_id, file_id, status, created_at)
    select gen_random_uuid(), ${ids.broken}, id, 'failed', now() from brochure_files`)
  await payload.create({
    collection: 'offers',
    data: { brochure: ids.current, pageNumber: 1, title: 'Ябълки', priceCents: 199, loyaltyOnly: false },
  })
})

const listed = async (query: Record<string, string>) =>
  (await dashboard.findBrochures(readFilter(query), today, 'bg')).map(({ id }) => id)

describe('the dashboard', () => {
  it.each([
    ['current', () => [ids.lastDay, ids.current]],
    ['today', () => [ids.lastDay]],
    ['upcoming', () => [ids.upcoming]],
    ['expired', () => [ids.expired]],
    ['draft', () => [ids.broken, ids.waiting, ids.draft]],
    ['scheduled', () => [ids.waiting]],
    ['importFailed', () => [ids.broken]],
    ['withoutOffers', () => [ids.lastDay, ids.draft, ids.upcoming, ids.waiting, ids.broken]],
  ] satisfies [DashboardState, () => string[]][])('lists and counts %s', async (state, expected) => {
    expect(await listed({ state })).toEqual(expected())
    const counts = await dashboard.countBrochures(readFilter({}), today)
    expect(counts[state]).toBe(expected().length)
    expect(counts.all).toBe(7)
  })

  it.each([
    ['ябълки', () => [ids.current]],
    ['%', () => [ids.broken]],
    ['_', () => []],
    [`shop-`, () => Object.values(ids).length],
  ])('finds %s', async (search, expected) => {
    const found = await listed({ search })
    const wanted = expected()
    if (typeof wanted === 'number') expect(found).toHaveLength(wanted)
    else expect(found).toEqual(wanted)
    expect((await dashboard.countBrochures(readFilter({ search }), today)).all).toBe(found.length)
  })

  it('filters by retailer and category', async () => {
    const retailer = await fixtures.createRetailer()
    const category = await fixtures.createCategory()
    const id = await fixtures.createBrochure({ retailer, category })
    expect(await listed({ retailer })).toEqual([id])
    expect(await listed({ category })).toEqual([id])
    expect(await listed({ retailer, category: fixtures.category })).toEqual([])
    await payload.delete({ collection: 'brochures', id })
  })

  it('counts no brochure as current whose shop was withdrawn, and says of which this is so', async () => {
    const retailer = await fixtures.createRetailer('withdrawn')
    const days = { validFrom: addDays(today, -2), validTo: addDays(today, 2) }
    const id = await fixtures.createBrochure({ retailer, ...days })
    const current = async () => (await dashboard.countBrochures(readFilter({ retailer }), today)).current
    const found = () => dashboard.findBrochures(readFilter({ retailer }), today, 'bg')
    expect([await current(), await found()]).toMatchObject([1, [{ id, published: true, shopHidden: false }]])
    await payload.update({ collection: 'retailers', id: retailer, locale: 'bg', data: { _status: 'draft' } })
    expect([await current(), await found()]).toMatchObject([0, [{ id, published: true, shopHidden: true }]])
    expect(await listed({ state: 'current', retailer })).toEqual([])
    await payload.delete({ collection: 'brochures', id })
  })

  it('shows the newest words of a draft, its languages and its size', async () => {
    const data = { title: 'Нова чернова', summary: 'Кратко' }
    await payload.update({ collection: 'brochures', id: ids.draft, locale: 'bg', draft: true, data })
    const [item] = await dashboard.findBrochures(readFilter({ search: 'нова чернова' }), today, 'de')
    expect(item).toMatchObject({
      title: 'Нова чернова',
      published: false,
      missingLanguages: ['de', 'en', 'ru'],
      pageCount: 0,
      offerCount: 0,
      cover: null,
    })
  })

  it('says that a published brochure has been changed since', async () => {
    const data = { title: 'Пресни круши' }
    await payload.update({ collection: 'brochures', id: ids.current, locale: 'bg', draft: true, data })
    const [item] = await dashboard.findBrochures(readFilter({ search: 'круши' }), today, 'bg')
    expect(item).toMatchObject({ id: ids.current, published: true, changed: true, offerCount: 1, pageCount: 1 })
    expect(item?.cover?.url).toMatch(/^\/files\/pages\/[0-9a-f]{32}\/1-320\.webp$/)
  })

  it('shows the pages of the PDF whose offers it counts, that of the newest version', async () => {
    const second = await fixtures.addPages(ids.current, 3)
    await fixtures.run(sql`
      update brochures set active_import_id = (
        select id from imports where brochure_id = ${ids.current} and id <> ${second})
      where id = ${ids.current}`)
    const [item] = await dashboard.findBrochures(readFilter({ search: 'круши' }), today, 'bg')
    expect(item).toMatchObject({ id: ids.current, offerCount: 0, pageCount: 3 })
    expect(item?.cover?.url).toBe(`/files/pages/${second.replaceAll('-', '')}/1-320.webp`)
  })
})

describe('the copy for next week', () => {
  it('brings texts in every language, moves the days, and starts as a draft without a PDF', async () => {
    const id = await duplicate.duplicateForNextWeek(editor, ids.upcoming, today)
    const copy = await payload.findByID({ collection: 'brochures', id, draft: true, locale: 'all', depth: 0 })
    const source = await payload.findByID({ collection: 'brochures', id: ids.upcoming, locale: 'all', depth: 0 })
    expect(copy).toMatchObject({
      title: source.title,
      summary: source.summary,
      retailer: source.retailer,
      category: source.category,
      validFrom: addDays(source.validFrom, 7),
      validTo: addDays(source.validTo, 7),
      file: null,
      activeImport: null,
      publishedAt: null,
      _status: 'draft',
    })
    expect(copy.slug).toBe(`${source.slug}-${copy.validFrom}`)
    const text: unknown = copy.summary
    expect(Object.keys(z.record(z.string(), z.string()).parse(text)).sort()).toEqual([...locales])
  })

  it('names the new days in texts that name days, in each language', async () => {
    const days = { validFrom: '2026-11-20', validTo: '2026-11-26' }
    const textsOf = (from: string, to: string, locale: 'bg' | 'de') => ({
      title: `Житен ${formatDayRange(from, to, locale)}`,
      summary: `${formatDay(from, locale)}, ${formatDay(to, locale, 'full')}`,
    })
    const source = await fixtures.createBrochure({ _status: 'draft', pages: 0, ...days })
    for (const locale of ['bg', 'de'] as const) {
      const data = textsOf(days.validFrom, days.validTo, locale)
      await payload.update({ collection: 'brochures', id: source, locale, draft: true, data })
    }
    const id = await duplicate.duplicateForNextWeek(editor, source, today)
    for (const locale of ['bg', 'de'] as const) {
      const copy = await payload.findByID({ collection: 'brochures', id, draft: true, locale, depth: 0 })
      expect(copy).toMatchObject(textsOf('2026-11-27', '2026-12-03', locale))
    }
  })

  it('takes another address when the usual one is taken, and starts in the future', async () => {
    const first = await duplicate.duplicateForNextWeek(editor, ids.expired, today)
    const second = await duplicate.duplicateForNextWeek(editor, ids.expired, today)
    const copies = await Promise.all(
      [first, second].map((id) => payload.findByID({ collection: 'brochures', id, draft: true, depth: 0 })),
    )
    expect(copies[1]?.slug).toBe(`${copies[0]?.slug}-2`)
    expect(copies.map(({ validFrom }) => validFrom)).toEqual([addDays(today, 5), addDays(today, 5)])
  })

  it('is made for staff alone', async () => {
    const account = { email: 'customer@example.com', supabaseId: 'customer' }
    const customer = await payload.create({ collection: 'customers', data: account })
    const asCustomer = duplicate.duplicateForNextWeek({ ...customer, collection: 'customers' }, ids.draft, today)
    await expect(asCustomer).rejects.toMatchObject({ status: 404 })
  })
})

describe('the CMS’s own copy', () => {
  it('is new when it is published, and has no pages of the original', async () => {
    const source = await payload.findByID({ collection: 'brochures', id: ids.upcoming, draft: true, depth: 0 })
    expect(source).toMatchObject({ publishedAt: expect.any(String), activeImport: expect.any(String) })
    const { id } = await payload.duplicate({ collection: 'brochures', id: ids.upcoming, draft: true, depth: 0 })
    const copy = await payload.findByID({ collection: 'brochures', id, draft: true, depth: 0 })
    expect(copy).toMatchObject({ publishedAt: null, activeImport: null, _status: 'draft' })
  })
})

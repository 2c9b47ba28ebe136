import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addDays, endOfSofiaDay, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { richText } from '../../seed/write/rich-text'
import { createPeople } from '../access/people'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { contentFixtures } from './content-fixtures'

let waitForInvalidations: () => Promise<void>

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { people } = await createPeople(payload)
const data = await import('@/features/content/legal/data')

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const today = sofiaDay()
const [past, recent] = [addDays(today, -40), addDays(today, -2)]
const [tomorrow, later] = [addDays(today, 1), addDays(today, 9)]

let slug = ''
let count = 0
beforeEach(() => {
  count += 1
  slug = `rules-${count}`
})

const page = (day?: string, locale: Locale = 'bg') => visitorRequest(() => data.getLegalPage(slug, locale, day))

async function version(validFrom: string, title: string, _status: 'draft' | 'published' = 'published') {
  const id = await fixtures.createLegalPage({ slug, validFrom, title, _status })
  await waitForInvalidations()
  return id
}

it('shows the version in force today, and past and coming ones by their day', async () => {
  expect(await page()).toBeNull()
  await version(past, 'Стара')
  await version(recent, 'Нова')
  await version(tomorrow, 'Утрешна')
  await version(later, 'Чернова', 'draft')
  const versions = { days: [recent, past], coming: [tomorrow] }
  expect(await page()).toMatchObject({ title: { text: 'Нова', lang: 'bg' }, validFrom: recent, ...versions })
  expect((await page(recent))?.title.text).toBe('Нова')
  expect((await page(past, 'de'))?.title).toEqual({ text: 'Стара de', lang: 'de' })
  expect(await page(tomorrow)).toMatchObject({ title: { text: 'Утрешна' }, validFrom: tomorrow, ...versions })
  expect(await page(later)).toBeNull()
  expect(await page('no-day')).toBeNull()
})

it('that only applies later has no address of its own before, without one in force', async () => {
  await version(tomorrow, 'Утрешна')
  expect(await page(tomorrow)).toBeNull()
})

it('under an address that somebody made up is not kept', async () => {
  const { processCache } = await import('@/server/cache/process-cache')
  const before = processCache().size.entries
  expect(await page()).toBeNull()
  expect(processCache().size.entries).toBe(before)
  await version(past, 'Стара')
  expect(await page()).not.toBeNull()
  expect(processCache().size.entries).toBeGreaterThan(0)
})

it('is in force on its own day, and no draft ever is', async () => {
  await version(past, 'Стара')
  const draft = await version(today, 'Днешна', 'draft')
  expect((await page())?.title.text).toBe('Стара')
  expect(await page(today)).toBeNull()
  const words = { title: 'Heute', summary: 'Kurz' }
  for (const locale of ['de', 'en', 'ru'] as const)
    await payload.update({ collection: 'legal-pages', id: draft, locale, draft: true, data: words })
  await payload.update({ collection: 'legal-pages', id: draft, locale: 'bg', data: { _status: 'published' } })
  await waitForInvalidations()
  expect((await page())?.title.text).toBe('Днешна')
})

it('can be withdrawn and changed before its day', async () => {
  await version(past, 'Стара')
  const id = await version(tomorrow, 'Утрешна')
  await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { title: 'Друга' } })
  await waitForInvalidations()
  expect((await page(tomorrow))?.title.text).toBe('Друга')
  await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { _status: 'draft' } })
  await waitForInvalidations()
  expect(await page(tomorrow)).toBeNull()
})

describe('that is or was in force stays as it was', () => {
  it.each([
    ['title', { title: 'Друга' }],
    ['summary', { summary: 'Друго' }],
    ['text', { text: richText('Друг текст') }],
    ['day', { validFrom: recent }],
    ['day, also to one that comes', { validFrom: tomorrow }],
    ['address', { slug: 'other-rules' }],
    ['publication', { _status: 'draft' }],
  ] as const)('its %s', async (_, change) => {
    const id = await version(past, 'Стара')
    const data = { _status: 'published', ...change } as const
    const errors = [{ path: 'validFrom', message: expect.stringContaining('Тази версия е в сила или вече е била') }]
    for (const role of ['editor', 'admin'] as const)
      for (const locale of ['bg', 'de'] as const) {
        const rights = { overrideAccess: false, user: people[role] }
        const changed = payload.update({ collection: 'legal-pages', id, locale, data, ...rights })
        await expect(changed).rejects.toMatchObject({ data: { errors } })
      }
    await waitForInvalidations()
    expect(await page()).toMatchObject({ title: { text: 'Стара' }, validFrom: past, text: { content: null } })
  })

  it('but is saved again as it is, and may have a draft', async () => {
    const id = await version(past, 'Стара')
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { _status: 'published' } })
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', draft: true, data: { title: 'Друга' } })
    await waitForInvalidations()
    expect((await page())?.title.text).toBe('Стара')
  })

  it('against a version that is restored', async () => {
    const id = await version(tomorrow, 'Утрешна')
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { title: 'Друга', validFrom: past } })
    const { docs } = await payload.findVersions({ collection: 'legal-pages', where: { parent: { equals: id } } })
    const earlier = docs.find(({ version: { title, _status } }) => title === 'Утрешна' && _status === 'published')
    const restored = payload.restoreVersion({ collection: 'legal-pages', id: earlier?.id ?? '' })
    await expect(restored).rejects.toThrow('Валидна от')
    await waitForInvalidations()
    expect((await page())?.title.text).toBe('Друга')
  })
})

describe('beside one in force', () => {
  const copyOf = async (id: string) =>
    (await payload.duplicate({ collection: 'legal-pages', id, locale: 'bg', draft: true, depth: 0 })).id

  const refused = {
    data: { errors: [{ path: 'validFrom', message: expect.stringContaining('не може да важи със задна дата') }] },
  }

  it.each([
    ['after it', recent],
    ['before it', addDays(past, -1)],
  ])('none applies from a past day %s, but a draft may have that day', async (_, validFrom) => {
    const id = await copyOf(await version(past, 'Стара'))
    const change = { collection: 'legal-pages', id, locale: 'bg' } as const
    await payload.update({ ...change, draft: true, data: { validFrom, title: 'Друга' } })
    for (const role of ['editor', 'admin'] as const) {
      const rights = { overrideAccess: false, user: people[role] }
      const published = payload.update({ ...change, ...rights, data: { _status: 'published' } })
      await expect(published).rejects.toMatchObject(refused)
    }
    await waitForInvalidations()
    expect(await page()).toMatchObject({ title: { text: 'Стара' }, days: [past], coming: [] })
    await payload.update({ ...change, data: { validFrom: today, _status: 'published' } })
    await waitForInvalidations()
    expect(await page()).toMatchObject({ title: { text: 'Друга' }, days: [today, past] })
  })

  it('one that is to come does not move to a past day', async () => {
    await version(past, 'Стара')
    const id = await version(tomorrow, 'Утрешна')
    const moved = payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { validFrom: recent } })
    await expect(moved).rejects.toMatchObject(refused)
    await waitForInvalidations()
    expect(await page()).toMatchObject({ days: [past], coming: [tomorrow] })
  })

  it('the earlier ones are saved again as they are', async () => {
    const id = await version(past, 'Стара')
    await version(recent, 'Нова')
    await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { _status: 'published' } })
    await waitForInvalidations()
    expect((await page())?.days).toEqual([recent, past])
  })
})

it('is not deleted by anybody once it is or was in force; drafts and coming ones are', async () => {
  const [former, current] = [await version(past, 'Стара'), await version(recent, 'Нова')]
  const [coming, draft] = [await version(tomorrow, 'Утрешна'), await version(later, 'Чернова', 'draft')]
  const rights = { overrideAccess: false, user: people.admin }
  const message = expect.stringContaining('Тя трябва да може да се чете и занапред')
  for (const id of [former, current]) {
    const deleted = payload.delete({ collection: 'legal-pages', id, ...rights })
    await expect(deleted).rejects.toMatchObject({ status: 409, message })
  }
  const where = { slug: { equals: slug } }
  const { docs, errors } = await payload.delete({ collection: 'legal-pages', where, ...rights })
  expect(docs.map(({ id }) => id).sort()).toEqual([coming, draft].sort())
  expect(errors.map(({ id }) => id).sort()).toEqual([former, current].sort())
  await waitForInvalidations()
  expect(await page()).toMatchObject({ days: [recent, past], coming: [] })
})

it('changes at midnight in Sofia by itself', async () => {
  await version(past, 'Стара')
  await version(tomorrow, 'Утрешна')
  const links = () => visitorRequest(() => data.getLegalLinks('bg'))
  const midnight = endOfSofiaDay().getTime()
  vi.useFakeTimers({ toFake: ['Date'], now: midnight - 1 })
  try {
    expect((await page())?.title.text).toBe('Стара')
    expect(await links()).toContainEqual({ slug, title: { text: 'Стара', lang: 'bg' } })
    vi.setSystemTime(midnight)
    expect((await page())?.title.text).toBe('Утрешна')
    expect((await page(past))?.days).toEqual([tomorrow, past])
    expect(await links()).toContainEqual({ slug, title: { text: 'Утрешна', lang: 'bg' } })
  } finally {
    vi.useRealTimers()
  }
})

it('falls back to the Bulgarian text and says so', async () => {
  const text = richText('Текст')
  await fixtures.createLegalPage({ slug, validFrom: past, text: (locale) => (locale === 'bg' ? text : undefined) })
  await fixtures.createLegalPage({ slug, validFrom: recent, text: () => text })
  await waitForInvalidations()
  expect((await page(past, 'ru'))?.text).toEqual({ content: text, lang: 'bg' })
  expect((await page(recent, 'ru'))?.text.lang).toBe('ru')
})

it('has one version from a day, and is published in all languages or not at all', async () => {
  const first = await version(past, 'Първа')
  await expect(version(past, 'Втора', 'draft')).rejects.toThrow('Валидна от')
  const { id } = await payload.duplicate({ collection: 'legal-pages', id: first, locale: 'bg', draft: true })
  const copy = await payload.findByID({ collection: 'legal-pages', id, draft: true, locale: 'de' })
  expect(copy).toMatchObject({ slug, validFrom: null, title: 'Първа de', _status: 'draft' })
  const given = { collection: 'legal-pages', id, locale: 'bg' } as const
  await expect(payload.update({ ...given, data: { _status: 'published' } })).rejects.toThrow()
  await payload.update({ ...given, draft: true, locale: 'ru', data: { summary: '' } })
  await expect(payload.update({ ...given, data: { validFrom: today, _status: 'published' } })).rejects.toThrow()
  await payload.update({ ...given, draft: true, locale: 'ru', data: { summary: 'Кратко' } })
  await payload.update({ ...given, data: { validFrom: today, _status: 'published' } })
  await waitForInvalidations()
  expect((await page())?.days).toEqual([today, past])
})

it('is filled by the demonstration once, in all languages', async () => {
  const { writeLegalPages } = await import('../../seed/write/legal-pages')
  for (const _ of [1, 2]) await writeLegalPages(payload)
  await waitForInvalidations()
  for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
    for (const seeded of ['gdpr', 'privacy', 'terms', 'returns', 'imprint', 'accessibility', 'ranking']) {
      slug = seeded
      const shown = await page(undefined, locale)
      expect([shown?.title.lang, shown?.summary.lang, shown?.text.lang]).toEqual([locale, locale, locale])
      expect(shown?.days).toHaveLength(1)
    }
  }
})

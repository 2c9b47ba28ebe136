import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addDays, endOfSofiaDay, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { contentFixtures } from './content-fixtures'

let waitForInvalidations: () => Promise<void>

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const data = await import('@/features/content/legal/data')

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const today = sofiaDay()
const [past, recent, tomorrow] = [addDays(today, -40), addDays(today, -2), addDays(today, 1)]

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

it('shows the version in force today, past ones by their day, and no future one', async () => {
  expect(await page()).toBeNull()
  await version(past, 'Стара')
  await version(recent, 'Нова')
  await version(tomorrow, 'Утрешна')
  expect(await page()).toMatchObject({ title: { text: 'Нова', lang: 'bg' }, validFrom: recent, days: [recent, past] })
  expect((await page(recent))?.title.text).toBe('Нова')
  expect((await page(past, 'de'))?.title).toEqual({ text: 'Стара de', lang: 'de' })
  expect(await page(tomorrow)).toBeNull()
  expect(await page('no-day')).toBeNull()
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
  await payload.update({ collection: 'legal-pages', id: draft, locale: 'bg', data: { _status: 'draft' } })
  await waitForInvalidations()
  expect((await page())?.title.text).toBe('Стара')
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
  const id = await version(past, 'Правила')
  const text = {
    root: { type: 'root', children: [], direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 },
  }
  await payload.update({ collection: 'legal-pages', id, locale: 'bg', data: { text } })
  await waitForInvalidations()
  expect((await page(undefined, 'ru'))?.text).toEqual({ content: text, lang: 'bg' })
  await payload.update({ collection: 'legal-pages', id, locale: 'ru', data: { text } })
  await waitForInvalidations()
  expect((await page(undefined, 'ru'))?.text.lang).toBe('ru')
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
  await expect(payload.update({ ...given, data: { validFrom: recent, _status: 'published' } })).rejects.toThrow()
  await payload.update({ ...given, draft: true, locale: 'ru', data: { summary: 'Кратко' } })
  await payload.update({ ...given, data: { validFrom: recent, _status: 'published' } })
  await waitForInvalidations()
  expect((await page())?.days).toEqual([recent, past])
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

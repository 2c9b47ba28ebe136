import { sql } from '@payloadcms/db-postgres'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, mondayOf, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload } = await freshCms()
const { POST } = await import('@/app/api/search/missed/route')
const { writeMissed } = await import('@/features/search/missed/count-missed')
const { readMissed, removeOldMissed } = await import('@/features/search/missed/read-missed')
const { MissedWeeks } = await import('@/admin/missed/missed-weeks')
const { workOf } = await import('@/features/jobs')

const database = payload.db.drizzle
const week = mondayOf(sofiaDay())
const stored = z.array(
  z.object({ week: z.string(), mark: z.string(), question: z.string().nullable(), count: z.number() }),
)

let network = 0
const nextNetwork = () => {
  network += 1
  return `198.51.${network >> 8}.${network % 256}`
}

beforeAll(async () => {
  const { ids } = await sampleShops(payload)
  const data = { brochure: ids['brochure current'] ?? '', pageNumber: 1, title: 'Краве масло', priceCents: 199 }
  await payload.create({ collection: 'offers', data })
})
beforeEach(() => database.execute(sql`delete from editorial.missed_questions`))

async function ask(q: string, from = nextNetwork(), headers: Record<string, string> = {}): Promise<number> {
  const request = new Request('http://localhost:3000/api/search/missed', {
    method: 'POST',
    headers: { 'x-forwarded-for': from, ...headers },
    body: JSON.stringify({ q, locale: 'bg' }),
  })
  return (await POST(request)).status
}

async function all() {
  const { rows } = await database.execute(sql`
    select week::text, mark, question, count from editorial.missed_questions order by count desc, mark`)
  return stored.parse(rows)
}
const counts = async () => (await all()).map(({ count }) => count)

it('shows a question from the third time on, and stores its words no sooner', async () => {
  await ask('Бадемово  МЛЯКЦЕНЦЕ')
  await ask('бадемово млякценце')
  expect(await all()).toEqual([{ week, mark: expect.stringMatching(/^[\w-]{43}$/), question: null, count: 2 }])
  expect(await readMissed(database)).toEqual([])
  await ask('„бадемово млякценце“')
  expect(await all()).toMatchObject([{ question: 'бадемово млякценце', count: 3 }])
  await ask('бадемово млякценце')
  expect(await readMissed(database)).toEqual([{ week, questions: [{ question: 'бадемово млякценце', count: 4 }] }])
})

it('counts a network once a week, however often it asks', async () => {
  const home = nextNetwork()
  for (let times = 0; times < 5; times += 1) await ask('квакваква', home)
  expect(await counts()).toEqual([1])
})

it('looks for itself, and counts no question that has an answer', async () => {
  const shop = { name: 'Кварталница', slug: 'without-brochures', colour: '#336699', _status: 'published' } as const
  await payload.create({ collection: 'retailers', locale: 'bg', data: shop })
  const counted: string[] = []
  for (const q of ['масло', 'краве масло', 'mlqko maslo', 'Кварталница', 'квакваква под 1 лв', '']) {
    await ask(q)
    if ((await all()).length > counted.length) counted.push(q)
  }
  expect(counted).toEqual([])
})

it.each(['ivan.petrov@example.com', 'Иван 0888 123 456', 'https://квакваква.example/x', 'ква'.repeat(21)])(
  'never counts %s',
  async (q) => {
    expect(await ask(q)).toBe(204)
    expect(await all()).toEqual([])
  },
)

it.each([
  ['sec-gpc', '1'],
  ['dnt', '1'],
  ['cookie', 'payload-token=x'],
])('counts nobody with %s: %s', async (name, value) => {
  expect(await ask('квакваква', nextNetwork(), { [name]: value })).toBe(204)
  expect(await all()).toEqual([])
})

it('takes a bounded number of questions from one network, and those of others all the same', async () => {
  const stranger = nextNetwork()
  const made = (at: number) => `ква${[...String(at)].map((digit) => 'абвгдежзий'.charAt(Number(digit))).join('')}ква`
  for (let at = 0; at < 70; at += 1) await ask(made(at), stranger)
  expect(await all()).toHaveLength(60)
  await ask('квакваква')
  expect(await all()).toHaveLength(61)
})

it('takes a bounded number of new questions a day, and goes on counting the known ones', async () => {
  for (const question of ['едно', 'две', 'три']) await writeMissed(question, week, 2)
  await writeMissed('едно', week, 2)
  expect(await counts()).toEqual([2, 1])
  for (const question of ['три', 'четири', 'пет']) await writeMissed(question, addDays(week, 1), 2)
  expect(await counts()).toEqual([2, 1, 1, 1])
})

it('shows the newest week first and the most asked first, with a link that asks again', async () => {
  const before = addDays(week, -7)
  const asked = (question: string, day: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => writeMissed(question, day)))
  await asked('стара', before, 3)
  await asked('рядка', week, 3)
  await asked('честа & дълга', week, 5)
  await asked('тайна', week, 2)
  const weeks = await readMissed(database)
  expect(weeks).toEqual([
    {
      week,
      questions: [
        { question: 'честа & дълга', count: 5 },
        { question: 'рядка', count: 3 },
      ],
    },
    { week: before, questions: [{ question: 'стара', count: 3 }] },
  ])
  for (const [language, path] of [
    ['bg', '/search'],
    ['de', '/de/search'],
    ['en', '/en/search'],
    ['ru', '/ru/search'],
  ] as const) {
    const html = renderToStaticMarkup(MissedWeeks({ weeks, language }))
    expect(html).toContain(`href="${path}?q=рядка"`)
    expect(html).not.toContain('тайна')
  }
  expect(renderToStaticMarkup(MissedWeeks({ weeks: [], language: 'en' }))).toContain('No search has come up')
})

it('keeps eight weeks, by a task of the worker', async () => {
  const oldest = addDays(week, -7 * 7)
  await writeMissed('квакваква', oldest)
  await writeMissed('квакваква', addDays(oldest, -1))
  await removeOldMissed(payload)
  expect((await all()).map((row) => row.week)).toEqual([oldest])
  expect(workOf('common').tasks.map(({ name }) => name)).toContain('removeOldMissed')
})

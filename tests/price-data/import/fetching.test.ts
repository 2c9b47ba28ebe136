import { sql } from '@payloadcms/db-postgres'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { cutsOff, dayZip, delivers, startPriceServer } from './price-server'

const server = await startPriceServer()
process.env.PRICE_DATA_ORIGINS = server.origin

const { payload } = await freshCms()
const enqueueDueDays = (await import('@/features/price-data/import/fetch/fetch-day')).enqueueDueDays
const readPriceDataState = (await import('@/features/price-data/import/fetch/state')).readPriceDataState
afterAll(async () => {
  server.close()
})

const run = (query: ReturnType<typeof sql>) => payload.db.drizzle.execute(query)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await run(sql`truncate prices.fetches, prices.spans, prices.latest, prices.company_days, price_imports cascade`)
  server.answers.clear()
  server.asked.length = 0
  await change({ enabled: true, hour: 8 })
})
afterEach(() => vi.useRealTimers())

const change = (data: { enabled: boolean; hour?: number }) =>
  payload.updateGlobal({
    slug: 'price-data-settings',
    data: { addressPattern: `${server.origin}/{date}.zip`, ...data },
  })

async function at(moment: string) {
  vi.setSystemTime(new Date(`${moment}+03:00`))
  await enqueueDueDays(payload)
  await runJobs(payload)
}

const imports = async () => {
  const { docs } = await payload.find({ collection: 'price-imports', sort: 'day', limit: 20 })
  return docs.map(({ day, status }) => `${day} ${status}`)
}
const attempts = async () => {
  const { rows } = await run(
    sql`select concat_ws(' ', day, attempts, outcome) as line from prices.fetches order by day`,
  )
  return rows.map(({ line }) => line)
}
const week = ['07', '08', '09', '10', '11', '12', '13'].map((day) => `2026-05-${day}`)
const zipOf = (day: string) => dayZip(30, (product) => product + 1 + Number(day.slice(8)) / 100)
const hasBefore = (days: string[]) => {
  for (const day of days) server.answers.set(`/${day}.zip`, delivers(zipOf(day)))
}

it('nothing is fetched until an admin turns it on', async () => {
  hasBefore(week)
  await change({ enabled: false })
  await at('2026-05-13T09:00:00')
  expect(server.asked).toEqual([])
})

it('the day is fetched from its hour on, the days missed in the last week before it, and each once', async () => {
  hasBefore([...week, '2026-05-06', '2026-05-14'])
  await at('2026-05-13T07:59:00')
  const before = ['2026-05-06', ...week.slice(0, -1)]
  expect(server.asked).toEqual(before.map((day) => `/${day}.zip`))
  await at('2026-05-13T08:00:00')
  await at('2026-05-13T20:00:00')
  expect(server.asked).toEqual([...before, '2026-05-13'].map((day) => `/${day}.zip`))
  expect(await imports()).toEqual([...before, '2026-05-13'].map((day) => `${day} done`))
})

it('a day that is late is asked for with growing pauses until it is there', async () => {
  hasBefore(week.slice(0, -1))
  await at('2026-05-13T08:00:00')
  expect(await attempts()).toContain('2026-05-13 1 missing')
  await at('2026-05-13T08:09:00')
  expect(await attempts()).toContain('2026-05-13 1 missing')
  await at('2026-05-13T08:10:00')
  await at('2026-05-13T08:29:00')
  expect(await attempts()).toContain('2026-05-13 2 missing')
  hasBefore(week)
  await at('2026-05-13T08:30:00')
  expect(await attempts()).toContain('2026-05-13 3 fetched')
  expect(await imports()).toContain('2026-05-13 done')
})

it.each([
  ['a zip that is cut off', cutsOff(zipOf('2026-05-13')), 'broken'],
  ['a zip that ends early', delivers(zipOf('2026-05-13').subarray(0, 400)), 'broken'],
  ['a page instead of a zip', delivers(Buffer.from('<!doctype html><title>503</title>')), 'broken'],
  ['an empty answer', delivers(Buffer.alloc(0)), 'broken'],
  ["yesterday's content", delivers(zipOf('2026-05-12')), 'unchanged'],
  [
    'an error',
    (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(503).end(),
    'unreachable',
  ],
] as const)('%s does no harm, and the right file replaces it later', async (_, answer, outcome) => {
  hasBefore(week.slice(0, -1))
  server.answers.set('/2026-05-13.zip', answer)
  await at('2026-05-13T08:00:00')
  expect(await attempts()).toContain(`2026-05-13 1 ${outcome}`)
  expect(await imports()).toHaveLength(6)
  hasBefore(week)
  await at('2026-05-13T08:10:00')
  expect(await imports()).toContain('2026-05-13 done')
})

it('leads to no other server', async () => {
  const other = await startPriceServer()
  for (const day of week) {
    server.answers.set(`/${day}.zip`, (_, response) =>
      response.writeHead(302, { Location: `${other.origin}/${day}.zip` }).end(),
    )
  }
  await at('2026-05-13T08:00:00')
  expect(await attempts()).toContain('2026-05-13 1 unreachable')
  expect(other.asked).toEqual([])
  other.close()
})

it('a day that an admin has imported is not fetched', async () => {
  hasBefore(week)
  const file = { data: zipOf('2026-05-13'), name: '2026-05-13.zip', mimetype: 'application/zip', size: 0 }
  await payload.create({ collection: 'price-imports', data: { status: 'queued' }, file })
  await at('2026-05-13T08:00:00')
  expect(server.asked).not.toContain('/2026-05-13.zip')
  expect(await imports()).toContain('2026-05-13 done')
})

it('the dashboard says whether the prices are in, late since when, or wait for a decision', async () => {
  hasBefore(week.slice(0, -2))
  await at('2026-05-13T07:00:00')
  const state = () => readPriceDataState(payload)
  const late = { kind: 'late', since: '2026-05-12', hour: 8 }
  expect(await state()).toEqual({ kept: null, held: null, fetching: { ...late, outcome: 'missing' } })
  vi.setSystemTime(new Date('2026-05-13T08:00:00+03:00'))
  expect(await state()).toEqual({ kept: null, held: null, fetching: { ...late, outcome: null } })

  hasBefore(week)
  await at('2026-05-13T08:10:00')
  const fetched = { kind: 'in', day: '2026-05-13', hour: 8 }
  expect(await state()).toEqual({ kept: null, held: null, fetching: { ...fetched, isToday: true } })
  vi.setSystemTime(new Date('2026-05-14T07:00:00+03:00'))
  expect(await state()).toEqual({ kept: null, held: null, fetching: { ...fetched, isToday: false } })

  server.answers.set('/2026-05-14.zip', delivers(dayZip(3, (product) => product + 9)))
  await at('2026-05-14T08:00:00')
  expect(await state()).toEqual({
    kept: null,
    held: { id: expect.any(String), day: '2026-05-14' },
    fetching: { kind: 'pending' },
  })
  await change({ enabled: false })
  expect((await state()).fetching).toBeNull()
})

it('a rejected day is not imported again, but a corrected file of that day is', async () => {
  hasBefore(week.slice(0, -1))
  server.answers.set('/2026-05-13.zip', delivers(dayZip(3, (product) => product + 9)))
  await at('2026-05-13T08:00:00')
  expect(await imports()).toContain('2026-05-13 held')
  await at('2026-05-13T20:00:00')
  expect(await attempts()).toContain('2026-05-13 1 fetched')
  await run(sql`update price_imports set status = 'rejected' where status = 'held'`)
  await at('2026-05-13T20:10:00')
  expect(await attempts()).toContain('2026-05-13 2 unchanged')
  hasBefore(week)
  await at('2026-05-13T20:30:00')
  expect(await imports()).toEqual(expect.arrayContaining(['2026-05-13 rejected', '2026-05-13 done']))
})

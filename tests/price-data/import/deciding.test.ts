import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { connect, contents } from './fixtures'
import { dayZip } from './price-server'

const password = 'a long enough password'
const tokens: Record<string, string> = {}
const { payload, url } = await freshCms()
const client = await connect(url)
const { workOf } = await import('@/features/jobs')
const { recordFailedJobs } = await import('@/server/jobs/run')

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    const email = `${role}@broshura.example`
    await payload.create({ collection: 'users', data: { email, password, role } })
    tokens[role] = (await payload.login({ collection: 'users', data: { email, password } })).token ?? ''
  }
})
afterAll(async () => {
  await client.end()
})

beforeEach(() =>
  payload.db.drizzle.execute(
    sql`truncate prices.spans, prices.latest, prices.company_days, prices.fetches, price_imports cascade`,
  ),
)

const usual = (product: number) => product + 1
/** Every tenth product costs 60 % more: enough to doubt the day, but not its chain. */
const jumping = (product: number) => (product % 10 === 0 ? 1.6 : 1) * usual(product)

async function load(day: string, zip: Buffer, dryRun = false) {
  const file = { data: zip, name: `${day}.zip`, mimetype: 'application/zip', size: zip.length }
  const { id } = await payload.create({ collection: 'price-imports', data: { status: 'queued', dryRun }, file })
  await runJobs(payload)
  return id
}

const read = (id: string) => payload.findByID({ collection: 'price-imports', id })

const renameTable = (from: string, to: string) =>
  payload.db.drizzle.execute(sql.raw(`alter table prices.${from} rename to ${to}`))

async function act(role: 'admin' | 'editor', id: string, action: string) {
  const { default: config } = await import('@payload-config')
  const request = new Request(`http://localhost:3000/api/cms/price-imports/${id}/${action}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${tokens[role]}` },
  })
  const { status } = await handleEndpoints({ config, request })
  await runJobs(payload)
  return status
}

it.each([
  ['too few rows', dayZip(5, usual), { rows: { before: 60, now: 10 }, doubtedRows: 50 }],
  ['many jumps', dayZip(30, jumping), { rows: { before: 60, now: 60 }, prices: { compared: 60, jumped: 6 } }],
])('a day with %s waits for an editor, with the figures', async (_, zip, comparison) => {
  await load('2026-05-12', dayZip(30, usual))
  const before = await contents(client)
  const id = await load('2026-05-13', zip)
  expect(await read(id)).toMatchObject({
    status: 'held',
    report: { comparison: { before: '2026-05-12', ...comparison } },
  })
  expect(await contents(client)).toEqual(before)

  expect(await act('editor', id, 'accept')).toBe(202)
  expect(await read(id)).toMatchObject({ status: 'done', accepted: true })
  expect((await contents(client)).days).toContainEqual(expect.stringContaining('2026-05-13'))
})

const ahead = addDays(sofiaDay(), 2)

it.each([
  ['has not come yet', 'prices.zip', ahead],
  ['has not come yet, by the name of its file', `${ahead}.zip`, null],
  ['is not that of its file', '2026-05-13.zip', '2026-05-12'],
])('a day that %s is not imported', async (_, name, day) => {
  const data = dayZip(30, usual)
  const file = { data, name, mimetype: 'application/zip', size: data.length }
  const created = payload.create({ collection: 'price-imports', data: { status: 'queued', day }, file })
  await expect(created).rejects.toMatchObject({ data: { errors: [{ path: 'day' }] } })
})

it('an ordinary day, a few new prices included, waits for nobody', async () => {
  await load('2026-05-12', dayZip(30, usual))
  const id = await load(
    '2026-05-13',
    dayZip(28, (product) => (product === 0 ? 2 : usual(product))),
  )
  expect(await read(id)).toMatchObject({ status: 'done' })
})

it('a dry run tells the figures, and is not held', async () => {
  await load('2026-05-12', dayZip(30, usual))
  const id = await load('2026-05-13', dayZip(5, usual), true)
  expect(await read(id)).toMatchObject({ status: 'done', report: { comparison: { rows: { now: 10 } } } })
  expect(await act('admin', id, 'withdraw')).toBe(404)
})

it('a rejected day changes nothing, once and for all', async () => {
  await load('2026-05-12', dayZip(30, usual))
  const before = await contents(client)
  const id = await load('2026-05-13', dayZip(5, usual))
  expect(await act('editor', id, 'reject')).toBe(202)
  expect(await read(id)).toMatchObject({ status: 'rejected' })
  expect(await act('editor', id, 'accept')).toBe(404)
  expect(await contents(client)).toEqual(before)
})

it('an admin withdraws a day: what was before is current again, twice does no harm, and it can be imported again', async () => {
  await load('2026-05-12', dayZip(30, usual))
  const before = await contents(client)
  const id = await load('2026-05-13', dayZip(5, usual))
  await act('editor', id, 'accept')
  const wrong = await contents(client)
  expect(wrong.latest).not.toEqual(before.latest)

  expect(await act('editor', id, 'withdraw')).toBe(403)
  const received = await notifications()
  expect(await act('admin', id, 'withdraw')).toBe(202)
  expect(await read(id)).toMatchObject({ status: 'withdrawn' })
  expect(await contents(client)).toEqual(before)
  expect(received()).toContainEqual(expect.stringContaining('"prices"'))
  expect(await act('admin', id, 'withdraw')).toBe(404)
  expect(await contents(client)).toEqual(before)

  expect(await act('admin', id, 'retry')).toBe(202)
  expect(await contents(client)).toEqual(wrong)
})

it('a withdrawal between other days leaves these as they were, and takes back all imports of the day', async () => {
  await load('2026-05-11', dayZip(30, usual))
  await load(
    '2026-05-13',
    dayZip(30, (product) => usual(product) + 0.1),
  )
  const before = await contents(client)
  const first = await load(
    '2026-05-12',
    dayZip(30, (product) => usual(product) + 0.2),
  )
  const second = await load(
    '2026-05-12',
    dayZip(30, (product) => usual(product) + 0.3),
  )
  expect(await act('admin', first, 'withdraw')).toBe(202)
  expect(await contents(client)).toEqual(before)
  expect([await read(first), await read(second)]).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }])
})

it.each([
  ['withdrawn', 'group_movements'],
  ['done', 'company_days'],
])('a withdrawal that is given up says that the day is %s, where its work fails at %s', async (status, table) => {
  await load('2026-05-12', dayZip(30, usual))
  const id = await load('2026-05-13', dayZip(30, usual))
  await renameTable(table, `${table}_away`)
  await act('admin', id, 'withdraw')
  await renameTable(`${table}_away`, table)
  expect(await read(id)).toMatchObject({ status: 'withdrawing' })
  await payload.db.drizzle.execute(sql`
    update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'importId' = ${id}`)
  await recordFailedJobs(payload, workOf('prices').handlers)
  expect(await read(id)).toMatchObject({ status, error: null })
  const { days } = await contents(client)
  expect(days.some((day) => day.includes('2026-05-13'))).toBe(status === 'done')
})

it('a small day is held after a large one, and not before it, as the soak hands them over', async () => {
  await load('2026-05-12', dayZip(120, usual))
  const days = ['2026-02-01', '2026-02-02', '2026-02-03', '2026-05-13']
  const statuses: string[] = []
  for (const day of days) statuses.push((await read(await load(day, dayZip(30, usual)))).status)
  expect(statuses).toEqual(['done', 'done', 'done', 'held'])
})

it('says in the audit log who decided', async () => {
  await load('2026-05-12', dayZip(30, usual))
  const id = await load('2026-05-13', dayZip(5, usual))
  await act('editor', id, 'reject')
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: `price-imports ${id}` } } })
  expect(docs).toMatchObject([
    { actor: 'editor@broshura.example', action: 'document.changed', details: { from: 'held', to: 'rejected' } },
  ])
})

async function notifications() {
  const { cacheChannel } = await import('@/server/cache/listener')
  const messages: string[] = []
  client.on('notification', ({ payload: message = '' }) => void messages.push(message))
  await client.query(`listen ${cacheChannel}`)
  return () => messages
}

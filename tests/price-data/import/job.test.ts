import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import { handleEndpoints } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { beginPriceImport, failBrokenOff, reportPriceImport } from '@/features/price-data/import/import-document'
import { startWorker } from '../../editorial/brochure-import/worker-process'
import { freshCms } from '../../setup/cms'
import { runJobs } from '../../setup/run-jobs'
import { connect, csv, writeZip } from './fixtures'

vi.setConfig({ testTimeout: 300_000 })

const password = 'a long enough password'
const { payload, dataDir, url } = await freshCms()
const { recordFailedJobs } = await import('@/server/jobs/run')
const { workOf } = await import('@/features/jobs')
const tokens: Record<string, string> = {}

beforeAll(async () => {
  for (const role of ['admin', 'editor'] as const) {
    const email = `${role}@broshura.example`
    await payload.create({ collection: 'users', data: { email, password, role } })
    tokens[role] = (await payload.login({ collection: 'users', data: { email, password } })).token ?? ''
  }
})

async function ask(role: 'admin' | 'editor', path: string, init: RequestInit = {}) {
  const { default: config } = await import('@payload-config')
  const headers = { Authorization: `JWT ${tokens[role]}`, 'Accept-Language': 'en' }
  const request = new Request(`http://localhost:3000/api/cms/price-imports${path}`, { ...init, headers })
  return handleEndpoints({ config, request })
}

async function send(role: 'admin' | 'editor', data: object, file?: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  if (file) form.set('file', new Blob([readFileSync(file)], { type: 'application/zip' }), file.split('/').at(-1))
  return ask(role, '', { method: 'POST', body: form })
}

async function created(data: object, file?: string): Promise<string> {
  const response = await send('admin', data, file)
  expect(response.status).toBe(201)
  return (await response.json()).doc.id
}

const read = async (id: string) => (await ask('admin', `/${id}`)).json()
const line = (place: string, price: string, store = 'Магазин') =>
  `"${place}","${store}","=Мляко 1л","7","6","${price}",""`
/** Enough rows that two rejected ones are a small share. */
const others = Array.from({ length: 5 }, (_, at) => line('68134', '1.00', `Друг ${at}`))
const spanCount = async () =>
  Number((await payload.db.drizzle.execute(sql`select count(*) from prices.spans`)).rows[0]?.count)

it('an uploaded day is imported by the worker, its rejected rows are given as CSV; an editor may look at it', async () => {
  const zip = writeZip(dataDir, '2026-05-13.zip', {
    'А_1.csv': csv(line('68134', '1.00'), line('99999', '1.00'), line('68134', 'няма'), ...others),
  })
  expect((await send('editor', {}, zip)).status).toBe(403)
  const id = await created({ status: 'done', report: { forged: true } }, zip)
  expect(await read(id)).toMatchObject({ status: 'queued', day: '2026-05-13' })
  await runJobs(payload)
  expect(await read(id)).toMatchObject({
    status: 'done',
    filesDone: 1,
    rowsRead: 8,
    rowsRejected: 2,
    flagCount: 0,
    report: { day: '2026-05-13', files: [{ file: 'А_1.csv', rejected: { settlement: 1, price: 1 } }] },
  })
  expect(await spanCount()).toBe(2)

  const answer = await ask('admin', `/${id}/rejected.csv`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  expect(Buffer.from(await answer.arrayBuffer()).toString('utf8')).toBe(
    [
      '\ufefffile,line,reason,row',
      `А_1.csv,3,settlement,${quoted(line('99999', '1.00'))}`,
      `А_1.csv,4,price,${quoted(line('68134', 'няма'))}`,
      '',
    ].join('\r\n'),
  )
  expect((await ask('editor', `/${id}/rejected.csv`)).status).toBe(200)
  expect((await ask('editor', `/${id}`)).status).toBe(200)
  expect((await ask('editor', `/${id}`, { method: 'DELETE' })).status).toBe(403)
  expect((await ask('admin', `/${id}`, { method: 'DELETE' })).status).toBe(403)
})

it('a dry run tells what it finds and changes nothing', async () => {
  const before = await spanCount()
  const zip = writeZip(dataDir, '2026-05-14.zip', {
    'А_1.csv': csv(line('68134', '1.00'), line('1', '1.00'), ...others),
  })
  const id = await created({ dryRun: true }, zip)
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'done', rowsRead: 7, rowsRejected: 1 })
  expect(await spanCount()).toBe(before)
  expect(await (await ask('admin', `/${id}/rejected.csv`)).text()).toContain('settlement')
})

it('says what is missing or wrong with a source', async () => {
  const zip = writeZip(dataDir, 'prices.zip', { 'А_1.csv': csv(line('68134', '1.00')) })
  const refusal = async (data: object, file?: string) => {
    const response = await send('admin', data, file)
    expect(response.status).toBe(400)
    return (await response.json()).errors[0].data.errors[0].message
  }
  expect(await refusal({})).toBe('Please upload a ZIP file or enter its address, not both.')
  expect(await refusal({}, zip)).toBe('The file name does not contain the day. Please enter it.')
  expect(await refusal({ source: 'http://localhost/2026-05-13.zip' })).toContain('https://kolkostruva.bg/')
})

it('a failed import says why and can be tried again; the day stays as it was', async () => {
  const before = await spanCount()
  const id = await created({ day: '2026-05-13' }, writeZip(dataDir, 'empty.zip', { 'прочети.txt': 'нищо' }))
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'failed', error: 'nothing' })
  rmSync(join(dataDir, 'uploads/price-imports'), { recursive: true, force: true })
  expect((await ask('editor', `/${id}/retry`, { method: 'POST' })).status).toBe(403)
  expect((await ask('admin', `/${id}/retry`, { method: 'POST' })).status).toBe(202)
  expect((await ask('admin', `/${id}/retry`, { method: 'POST' })).status).toBe(404)
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'failed', error: 'file-missing' })
  expect(await spanCount()).toBe(before)
})

it('an import that fails for another reason than its day is tried again, and given up in the end', async () => {
  const execute = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)
  const id = await created(
    {},
    writeZip(dataDir, '2026-05-17.zip', { 'А_1.csv': csv(line('68134', '1.00'), ...others) }),
  )
  await execute(sql`alter table prices.spans rename to spans_away`)
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'queued' })
  await execute(sql`alter table prices.spans_away rename to spans`)
  await execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'done' })

  const other = await created({}, writeZip(dataDir, '2026-05-18.zip', { 'А_1.csv': csv(line('68134', '1.00')) }))
  await execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`)
  await recordFailedJobs(payload, workOf('prices').handlers)
  expect(await read(other)).toMatchObject({ status: 'failed', error: 'failed' })
})

it('an import whose day is written is tried again until its names are matched, and else says what is missing', async () => {
  const execute = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)
  const again = () => execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  const give = (name: string) =>
    created({}, writeZip(dataDir, name, { 'А_1.csv': csv(line('68134', '1.00'), ...others) }))
  const id = await give('2026-05-19.zip')
  await execute(sql`alter table prices.group_movements rename to group_movements_away`)
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'queued' })
  const other = await give('2026-05-20.zip')
  await again()
  await runJobs(payload)
  await execute(sql`alter table prices.group_movements_away rename to group_movements`)
  await execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where payload ->> 'importId' = ${other}`,
  )
  await recordFailedJobs(payload, workOf('prices').handlers)
  expect(await read(other)).toMatchObject({ status: 'failed', error: 'unfinished' })
  await again()
  await runJobs(payload)
  expect(await read(id)).toMatchObject({ status: 'done', error: null })
})

it('the worker takes up an import that a killed one left running', async () => {
  const zip = writeZip(dataDir, '2026-05-15.zip', { 'А_1.csv': csv(line('68134', '3.00'), ...others) })
  const id = await created({}, zip)
  await payload.db.drizzle.execute(sql`update price_imports set status = 'running' where id = ${id}`)
  await payload.db.drizzle.execute(sql`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a killed worker', attempts = 1`)
  const worker = startWorker()
  await expect.poll(async () => (await read(id)).status, { timeout: 280_000 }).toBe('done')
  await worker.kill()
})

it("an import of the command line is nobody else's until its process is gone", async () => {
  const client = await connect(url)
  const id = await beginPriceImport(
    drizzle({ client }),
    { day: '2026-05-16', path: '' },
    { from: 'day.zip', dryRun: false },
  )
  await reportPriceImport(drizzle({ client }), id, { done: 3, count: 15, chain: 'КООП' })
  await runJobs(payload)
  expect(await failBrokenOff(payload.db.drizzle)).toBe(0)
  expect(await read(id)).toMatchObject({ status: 'running', filesDone: 3, fileCount: 15, chain: 'КООП' })
  expect((await ask('admin', `/${id}`, { method: 'DELETE' })).status).toBe(403)
  expect((await ask('admin', `/${id}/retry`, { method: 'POST' })).status).toBe(404)
  await client.end()
  await expect.poll(() => failBrokenOff(payload.db.drizzle)).toBe(1)
  expect(await read(id)).toMatchObject({ status: 'failed', error: 'failed' })
  expect((await ask('admin', `/${id}`, { method: 'DELETE' })).status).toBe(200)
})

it('a day is fetched from its address, also one of which only a part comes, and from no other host', async () => {
  const { download, NotDownloaded } = await import('@/features/price-data/import/download')
  const bytes = readFileSync(writeZip(dataDir, 'whole.zip', { 'А_1.csv': csv(line('68134', '1.00')) }))
  const server = createServer((request, response) => {
    if (request.url === '/whole.zip') response.end(bytes)
    else if (request.url === '/part.zip') {
      response.writeHead(200, { 'Content-Length': bytes.length })
      response.write(bytes.subarray(0, 40), () => request.socket.end())
    } else if (request.url?.startsWith('/to/')) {
      response.writeHead(302, { Location: request.url.slice(3) }).end()
    } else if (request.url !== '/silent.zip') response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const fetched = async (name: string) => {
    const file = join(dataDir, `fetched-${name.replaceAll('/', '-')}`)
    const mayAsk = (address: string) => !address.endsWith('/part.zip')
    await download(new URL(`http://127.0.0.1:${port}/${name}`), file, mayAsk)
    return readFileSync(file)
  }
  expect((await fetched('whole.zip')).equals(bytes)).toBe(true)
  // At most the bytes that were read before the connection broke.
  const part = await fetched('part.zip')
  expect(part.length).toBeLessThanOrEqual(40)
  expect(part.equals(bytes.subarray(0, part.length))).toBe(true)
  await expect(fetched('none.zip')).rejects.toBeInstanceOf(NotDownloaded)
  expect((await fetched('to/whole.zip')).equals(bytes)).toBe(true)
  // The redirect leads to a host that is not allowed.
  await expect(fetched('to/part.zip')).rejects.toBeInstanceOf(NotDownloaded)
  const silent = download(new URL(`http://127.0.0.1:${port}/silent.zip`), join(dataDir, 'silent'), () => true, 50)
  await expect(silent).rejects.toBeInstanceOf(NotDownloaded)
  server.closeAllConnections()
  server.close()
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { authServer } from '../../auth-server/auth-server'
import { startWorker, type WorkerProcess } from '../../editorial/brochure-import/worker-process'
import { catchMails } from '../../setup/catch-mails'
import { freshCms } from '../../setup/cms'
import { connectionsWaiting, holdLocks } from '../../setup/locks'
import { type Person, personFixtures } from './person'

vi.setConfig({ testTimeout: 300_000 })

const server = await authServer()
const mailsTo = await catchMails()
const { payload, url: address, dataDir } = await freshCms(server.environmentOfAdmin())
const fixtures = await personFixtures(payload)
const workers: WorkerProcess[] = []

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill()
})

function worker() {
  const started = startWorker()
  workers.push(started)
  return started
}

const until = (what: () => Promise<unknown>) => expect.poll(what, { timeout: 120_000, interval: 40 })

async function count(query: ReturnType<typeof sql>) {
  return (await payload.db.drizzle.execute(query)).rows.length
}

const openJobs = () =>
  count(sql`
    select from graphile_worker.jobs where task_identifier in ('writeDataExport', 'mailCustomer', 'sendMail')`)
/**
 * Starts a worker, kills it while it waits for the lock of `statement`, releases the lock, and starts the next worker.
 */
async function killAt(statement: string) {
  const release = await holdLocks(address, statement)
  const first = worker()
  await until(() => connectionsWaiting(payload)).toBeGreaterThan(0)
  await first.kill()
  await release()
  worker()
}

const names = (folder: string) => {
  const full = path.join(dataDir, folder)
  return existsSync(full) ? readdirSync(full) : []
}

describe('an export whose worker is killed', () => {
  async function asked() {
    const { askForExport } = await import('@/features/account/my-data/export/own-exports')
    const person = await fixtures.person('de')
    expect(await askForExport(person.customer)).toEqual({ ok: true })
    const { docs } = await payload.find({
      collection: 'data-exports',
      where: { customer: { equals: person.customer.id } },
      depth: 0,
    })
    const id = docs[0]?.id ?? ''
    const status = async () => (await payload.findByID({ collection: 'data-exports', id, depth: 0 })).status
    return { person, id, status }
  }

  async function expectWhole({ person, id, status }: Awaited<ReturnType<typeof asked>>) {
    await until(status).toBe('ready')
    await until(openJobs).toBe(0)
    const archive = unzipSync(new Uint8Array(readFileSync(path.join(dataDir, 'exports', `${id}.zip`))))
    const json = new TextDecoder().decode(archive['data.json'])
    for (const trace of person.traces) expect(json).toContain(trace)
    expect(names('exports').filter((name) => name.includes(id))).toEqual([`${id}.zip`])
    const mails = await mailsTo(person.customer.email ?? '')
    expect(mails.map(({ subject }) => subject)).toEqual(['Die Kopie deiner Daten ist fertig'])
  }

  it('while the data is read', async () => {
    const one = await asked()
    await killAt('lock table reviews in access exclusive mode')
    await expectWhole(one)
  })

  it('when the file is written and nobody knows of it yet', async () => {
    const one = await asked()
    const release = await holdLocks(address, 'lock table reviews in access exclusive mode')
    const first = worker()
    await until(one.status).toBe('running')
    const late = await holdLocks(address, `select from data_exports where id = '${one.id}' for update`)
    await release()
    await until(async () => names('exports')).toContain(`${one.id}.zip`)
    await first.kill()
    await late()
    expect(await one.status()).toBe('running')
    worker()
    await expectWhole(one)
  })

  it('when all is done but the job is not put away', async () => {
    const one = await asked()
    const release = await holdLocks(address, 'lock table reviews in access exclusive mode')
    const first = worker()
    await until(one.status).toBe('running')
    const late = await holdLocks(address, `select from graphile_worker._private_jobs for update`)
    await release()
    await until(one.status).toBe('ready')
    await first.kill()
    await late()
    worker()
    await expectWhole(one)
  })
})

describe('a deletion whose worker is killed', () => {
  async function due() {
    const { data } = await server.admin().createUser({ email: server.newAddress(), email_confirm: true })
    const id = data.user?.id ?? ''
    const person = await fixtures.person('de', id)
    const before = await payload.findByID({ collection: 'orders', id: person.orderId, depth: 0 })
    const deletionDueAt = new Date(Date.now() - 1000).toISOString()
    await payload.update({ collection: 'customers', id: person.customer.id, data: { deletionDueAt } })
    return { person, id, totals: [before.subtotalCents, before.vatCents, before.totalCents, before.lines.length] }
  }

  const isThere = ({ customer }: Person) => count(sql`select from customers where id = ${customer.id}`)

  async function expectGone({ person, id, totals }: Awaited<ReturnType<typeof due>>) {
    await until(async () => (await server.admin().getUserById(id)).data.user).toBeNull()
    expect(await fixtures.tablesWith([...person.traces, person.customer.id])).toEqual([])
    expect(names('uploads/customer-pictures')).toHaveLength(await count(sql`select from customer_pictures`))
    expect(names('uploads/customer-files')).toHaveLength(await count(sql`select from customer_files`))
    const order = await payload.findByID({ collection: 'orders', id: person.orderId, depth: 0 })
    expect([order.subtotalCents, order.vatCents, order.totalCents, order.lines.length]).toEqual(totals)
    expect(order.customer).toBeNull()
    await until(openJobs).toBe(0)
    const mails = await mailsTo(person.customer.email ?? '')
    expect(mails.map(({ subject }) => subject)).toEqual(['Dein Konto ist gelöscht'])
  }

  it.each([
    ['before the books', 'lock table orders in share mode'],
    ['after the books', 'lock table addresses in share mode'],
    ['after files were removed', 'lock table data_exports in access exclusive mode'],
    ['at the end of its transaction', 'lock table payload_preferences in access exclusive mode'],
  ])('%s', async (_, statement) => {
    const one = await due()
    await killAt(statement)
    await expectGone(one)
  })

  it('between our part and the auth server', async () => {
    const one = await due()
    const release = await holdLocks(address, 'lock table departures in share mode')
    const first = worker()
    await until(() => connectionsWaiting(payload)).toBeGreaterThan(0)
    expect(await isThere(one.person)).toBe(1)
    await release()
    await until(() => isThere(one.person)).toBe(0)
    await first.kill()
    worker()
    await expectGone(one)
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { placeholderEnv } from '../scripts/checks/placeholder-env'
import { migrate } from '../scripts/steps/prepare'
import { orderKit } from '../tests/shop/orders/order-kit'
import { missingPgBackRest, startArchivedPostgres } from './pgbackrest'

const missing = missingPgBackRest()
if (missing) console.warn(missing)

const patience = { timeout: 60_000, interval: 100 }
const writers = 3
const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return (await client.query({ text, rowMode: 'array' }).finally(() => client.end())).rows.flat()
}

/** Paid orders with their invoices, and pictures in the media, one after another until stopped. */
async function startWriting(payload: Payload, url: string) {
  const kit = await orderKit(payload)
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const { line } = await kit.variantWith(10_000)
  const picture = { create: { width: 640, height: 480, channels: 3, background: 'red' } } as const
  const data = await sharp(picture).jpeg().toBuffer()
  const written: { order: string; begun: string; confirmed: string; medium: string }[] = []
  const now = async () => String((await ask(url, 'select clock_timestamp()::text'))[0])
  let stopped = false
  const write = async (name: string) => {
    const begun = await now()
    const file = { data, name, mimetype: 'image/jpeg', size: data.length }
    const { id: medium } = await payload.create({ collection: 'media', data: {}, file })
    const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer', invoice }))
    await receiveBankTransfer(await createLocalReq({}, payload), id, (await kit.orderOf(id)).totalCents)
    written.push({ order: id, begun, confirmed: await now(), medium })
  }
  const all = Array.from({ length: writers }, async (_, writer) => {
    for (let turn = 0; !stopped; turn += 1) await write(`picture-${writer}-${turn}.jpg`)
  })
  const more = (count: number) => {
    const before = written.length
    return vi.waitFor(() => expect(written.length).toBeGreaterThanOrEqual(before + count), patience)
  }
  const stop = async () => {
    stopped = true
    await Promise.all(all)
  }
  return { written, now, more, stop }
}

describe.skipIf(missing)('a backup under way', () => {
  let postgres: Awaited<ReturnType<typeof startArchivedPostgres>>
  let payload: Payload | undefined
  let written: Awaited<ReturnType<typeof startWriting>>['written']
  let moment: string
  let copy: string

  beforeAll(async () => {
    postgres = await startArchivedPostgres()
    const dataDir = join(postgres.folder, 'site')
    copy = join(postgres.folder, 'copy')
    mkdirSync(join(dataDir, 'uploads', 'brochure-files'), { recursive: true })
    writeFileSync(join(dataDir, 'uploads', 'brochure-files', 'some.pdf'), 'of the fixtures')
    const own = { DATABASE_URL: postgres.url, DATA_DIR: dataDir }
    Object.assign(process.env, own)
    await migrate({ env: { ...placeholderEnv, ...own }, dataDir, watch: () => undefined })
    const cms = await (await import('@/server/cms')).cmsSystem()
    payload = cms
    const writing = await startWriting(cms, postgres.url)
    written = writing.written
    await writing.more(5)
    await postgres.backup()
    await writing.more(5)
    cpSync(dataDir, copy, { recursive: true })
    await writing.more(5)
    moment = await writing.now()
    await writing.more(5)
    // What is deleted later is still in the copy of the files, because nothing is removed there.
    await cms.delete({ collection: 'media', id: written[0]?.medium ?? '' })
    await writing.stop()
    cpSync(dataDir, copy, { recursive: true })
    const [segment] = await ask(postgres.url, 'select pg_walfile_name(pg_switch_wal())')
    const archived = () => ask(postgres.url, 'select last_archived_wal from pg_stat_archiver')
    await vi.waitFor(async () => expect(String(await archived()) >= String(segment)).toBe(true), patience)
  }, 300_000)
  afterAll(async () => {
    await payload?.destroy()
    await postgres.stop()
  })

  const drill = (...more: string[]) => {
    const { stanza, config } = postgres.source
    const into = ['--into', join(postgres.folder, 'drill'), '--stanza', stanza, '--config', config]
    const own = { NODE_ENV: 'production' as const, DATABASE_URL: postgres.url, DATA_DIR: copy }
    const env = { ...process.env, ...placeholderEnv, ...own }
    const args = ['--import', 'tsx', 'scripts/restore.ts', 'drill', ...into, ...more]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, said: stdout, faults: stderr.trim().split('\n') }
  }

  it('is restored in another place with all that was confirmed by then, and nothing that began later', async () => {
    const { restoredPostgres } = await import('../scripts/restore/restored-postgres')
    const into = join(postgres.folder, 'restored')
    const restored = await restoredPostgres({ ...postgres.source, to: moment, into, databaseUrl: postgres.url })
    const orders = await ask(restored.url, 'select id from orders').finally(restored.stop)
    const before = written.filter(({ confirmed }) => confirmed < moment).map(({ order }) => order)
    const after = written.filter(({ begun }) => begun > moment).map(({ order }) => order)
    expect(before.filter((order) => !orders.includes(order))).toEqual([])
    expect(after.filter((order) => orders.includes(order))).toEqual([])
    expect([before.length, after.length].every((count) => count >= 5)).toBe(true)
    expect(await ask(postgres.url, 'select count(*)::int from orders')).toEqual([written.length])
  })

  it('belongs together with the files that were copied after it, and says its time and size', () => {
    const { status, said, faults } = drill('--to', moment)
    expect({ status, faults }).toEqual({ status: 0, faults: [''] })
    expect(said).toMatch(/MB \([\d.]+ MB stored\) were restored in [\d.]+ s/)
    expect(said).toContain('Database and files belong together.')
    expect(said).toMatch(/^\d{2,} orders and \d{2,} documents were compared, with 0 faults$/m)
    console.warn(said)
  })

  it('is not accepted without a file that it names, or with one that is cut off', () => {
    rmSync(join(copy, 'uploads', 'media', 'picture-0-0.jpg'))
    writeFileSync(join(copy, 'uploads', 'media', 'picture-1-0.jpg'), 'cut off')
    const { status, faults } = drill('--to', moment)
    expect(status).toBe(1)
    expect(faults).toContain('uploads/media/picture-0-0.jpg is missing')
    expect(faults.join()).toMatch(/uploads\/media\/picture-1-0.jpg has 7 bytes instead of \d+/)
  })
})

it.runIf(missing)('needs pgBackRest', () => expect(missing).toMatch(/pgBackRest/))

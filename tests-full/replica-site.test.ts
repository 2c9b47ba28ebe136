import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { migrate } from '../scripts/steps/prepare'
import { contentFixtures } from '../tests/content/content-fixtures'
import { missingReplica, startReplicatedPostgres } from './replicated-postgres'

const reason = missingReplica()
if (reason) console.warn(reason)

const edits = 20
const admin = { email: 'anna@example.com', password: 'long-enough-for-a-test', role: 'admin' } as const
const folder = mkdtempSync(join(tmpdir(), 'broshura-replica-site-'))

let servers: Awaited<ReturnType<typeof startReplicatedPostgres>>
let payload: Payload
let brochure: string
let authorization: string
let metricsUrl: string
let web: Awaited<ReturnType<typeof startWeb>>

beforeAll(async () => {
  if (reason) return
  servers = await startReplicatedPostgres()
  const places = { DATABASE_URL: servers.url, DATA_DIR: folder }
  const env = { ...placeholderEnv, ...places, NEXT_DIST_DIR: testBuild.distDir }
  await migrate({ env, dataDir: folder, watch: () => undefined })
  Object.assign(process.env, places)
  payload = await (await import('@/server/cms')).cmsSystem()
  // The pool outlives the database, whose end is an expected error.
  payload.db.pool.on('error', () => undefined)
  await payload.create({ collection: 'users', data: admin })
  const fixtures = await contentFixtures(payload)
  const category = await fixtures.createCategory('supermarket')
  brochure = await fixtures.createBrochure({ slug: 'the-brochure', title: 'Брошура', category })
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  const own = { DATABASE_REPLICA_URLS: servers.replicaUrl, METRICS_PORT: String(port) }
  web = await startWeb({ port: await freePort(), env: { ...env, ...own }, log: join(folder, 'web.log') })
  authorization = await signIn()
})
afterAll(async () => {
  if (reason) return
  await web.stop()
  await payload.destroy()
  await servers.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn(): Promise<string> {
  const { email, password } = admin
  const body = JSON.stringify({ email, password })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${web.url}/api/cms/users/login`, { method: 'POST', headers, body })
  return `JWT ${z.object({ token: z.string() }).parse(await response.json()).token}`
}

/** Through the CMS of the site, which answers when its process has heard of the change. */
async function edit(title: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', Authorization: authorization }
  const body = JSON.stringify({ title, _status: 'published' })
  const address = `${web.url}/api/cms/brochures/${brochure}?locale=bg`
  const response = await fetch(address, { method: 'PATCH', headers, body })
  expect(response.status, await response.text()).toBe(200)
  return title
}

async function read(path: string): Promise<string> {
  const response = await fetch(web.url + path)
  expect(response.status, path).toBe(200)
  return response.text()
}

let question = 0
/** Each search is a new one, so that it is asked of a database. */
async function expectShown(title: string): Promise<void> {
  const searched = `/search?q=${encodeURIComponent(`${title} ${'а'.repeat(++question % 40)}`.trim())}`
  for (const path of ['/broshura/the-brochure', '/c/supermarket', searched])
    expect(await read(path), path).toContain(title)
  expect(await read('/sitemap.xml')).toContain('/sitemaps/brochures-')
}

async function publicReads(target: 'replica' | 'primary'): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const counts = [...text.matchAll(new RegExp(`^broshura_public_reads_total\\{target="${target}".*\\} (\\d+)$`, 'gm'))]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

async function expectReplicaRead(title: string): Promise<void> {
  await expect.poll(await servers.nowReplayed()).toBe(true)
  const before = await publicReads('replica')
  await expectShown(title)
  await expect
    .poll(async () => {
      await expectShown(title)
      return publicReads('replica')
    })
    .toBeGreaterThan(before)
}

it.skipIf(reason !== null)(
  'the site shows each edit at once, and reads the replica once that has caught up',
  async () => {
    const letters = 'бвгджзклмнпрстфхцчшщ'
    for (let nth = 0; nth < edits; nth++) await expectShown(await edit(`Поток${letters[nth]}иман`))
    const last = `Поток${letters[edits - 1]}иман`
    await expectReplicaRead(last)
    const [fromReplica, fromPrimary] = [await publicReads('replica'), await publicReads('primary')]
    await expectShown(last)
    expect(await publicReads('primary'), 'nothing public is read from the primary then').toBe(fromPrimary)
    expect(await publicReads('replica')).toBeGreaterThan(fromReplica)
    await servers.stopReplica()
    await expectShown(last)
    await expectShown(await edit('Безрепликан'))
    await servers.startReplica()
    await expectReplicaRead('Безрепликан')
    await servers.promoteReplica()
    const before = await publicReads('replica')
    await expectShown(await edit('Повишенан'))
    expect(await publicReads('replica')).toBe(before)
  },
)

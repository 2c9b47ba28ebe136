import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { placeholderEnv } from '../scripts/checks/placeholder-env'
import { migrate } from '../scripts/steps/prepare'
import { contentFixtures } from '../tests/content/content-fixtures'
import { atEnd } from '../tests/setup/at-end'
import { visitorRequest } from '../tests/setup/next-request'
import { missingReplica, runSql, startReplicatedPostgres } from './replicated-postgres'

const reason = missingReplica()
if (reason) console.warn(reason)
const whereReplicas = it.skipIf(reason !== null)

const edits = 40

type Servers = Awaited<ReturnType<typeof startReplicatedPostgres>>
let servers: Servers
let payload: Payload
let brochure: string
let site: Awaited<ReturnType<typeof openSite>>

async function openSite() {
  const reader = await (await import('./replica-reader')).openReader()
  atEnd(reader.close)
  const { inPublicRequest } = await import('@/server/replicas/read-scope')
  const { getBrochure } = await import('@/features/brochures/data')
  const title = async () => (await getBrochure('the-brochure', 'bg'))?.title.text
  return { ...reader, title: () => inPublicRequest(() => visitorRequest(title)) }
}

const dieWithParent = new URL('../scripts/services/die-with-parent.mjs', import.meta.url).href
const said = z.object({ titles: z.array(z.string()), modified: z.array(z.string()), replicaReads: z.number() })
let other: ChildProcess

async function openOtherProcess(): Promise<ChildProcess> {
  const child = fork('tests-full/replica-reading-process.ts', {
    execArgv: ['--import', dieWithParent, '--import', 'tsx'],
  })
  await once(child, 'message')
  return child
}

async function askOther(title: string): Promise<z.infer<typeof said>> {
  const answer = once(other, 'message')
  other.send({ title, brochure })
  return said.parse((await answer)[0])
}

const folder = mkdtempSync(join(tmpdir(), 'broshura-replica-data-'))

beforeAll(async () => {
  if (reason) return
  servers = await startReplicatedPostgres()
  const settings = { DATABASE_URL: servers.url, DATABASE_REPLICA_URLS: servers.replicaUrl, DATA_DIR: folder }
  await migrate({ env: { ...placeholderEnv, ...settings }, dataDir: folder, watch: () => undefined })
  Object.assign(process.env, settings)
  payload = await (await import('@/server/cms')).cmsSystem()
  // The pool outlives the database, whose end is an expected error.
  payload.db.pool.on('error', () => undefined)
  brochure = await (await contentFixtures(payload)).createBrochure({ slug: 'the-brochure', title: 'Брошура' })
  site = await openSite()
  other = await openOtherProcess()
})
afterAll(async () => {
  if (reason) return
  other.kill('SIGKILL')
  await payload.destroy()
  await globalThis.broshuraPreparedPool?.end()
  await servers.stop()
  rmSync(folder, { recursive: true, force: true })
})

const letters = 'бвгджзклмнпрст'

/** A word that the search takes for no other one. */
const nthTitle = (nth: number) => `Поток${letters[nth % letters.length]}и${letters[Math.floor(nth / letters.length)]}ан`

async function edit(title: string): Promise<string> {
  const data = { title, _status: 'published' as const }
  await payload.update({ collection: 'brochures', id: brochure, locale: 'bg', data })
  await site.waitForInvalidations()
  return title
}

/** On a page, in a search and in a sitemap, as the next visitor of each process gets them. */
async function expectShown(title: string): Promise<void> {
  const [stored] = await runSql(servers.url, `select updated_at from brochures where id = '${brochure}'`)
  const changed = [z.date().parse(stored?.updated_at).toISOString()]
  const [page, found, modified, elsewhere] = await Promise.all([
    site.title(),
    site.searched(title),
    site.modified(brochure),
    askOther(title),
  ])
  expect(page).toBe(title)
  expect(found).toContain(title)
  expect(modified).toEqual(changed)
  expect(elsewhere.titles).toContain(title)
  expect(elsewhere.modified).toEqual(changed)
}

/** Of both processes. */
const replicaReads = async (title: string) => [await site.reads('replica'), (await askOther(title)).replicaReads]

async function expectReplicaRead(title: string): Promise<void> {
  await expect.poll(await servers.nowReplayed()).toBe(true)
  const before = await replicaReads(title)
  await expect
    .poll(async () => {
      await expectShown(title)
      const now = await replicaReads(title)
      return now.every((reads, nth) => reads > (before[nth] ?? 0) + 5)
    })
    .toBe(true)
}

whereReplicas('nothing stale is read in a stream of edits from a replica that is three seconds behind', async () => {
  const titles = Array.from({ length: edits }, (_, nth) => nthTitle(nth))
  let confirmed = -1
  let reads = 0
  const stale: string[] = []
  /** Somebody who reads all the time, also while an edit is committed and before this process hears of it. */
  const readOn = async () => {
    while (confirmed < edits - 1) {
      const known = confirmed
      const shown = (await site.title()) ?? 'nothing'
      if (known >= 0 && titles.indexOf(shown) < known) stale.push(`${shown} after ${titles[known]}`)
      reads++
      // What is cached is answered without any wait for the network, which would keep everything else from running.
      await nextTurn()
    }
  }
  const readers = [readOn(), readOn()]
  for (const [nth, title] of titles.entries()) {
    await expectShown(await edit(title))
    confirmed = nth
  }
  await Promise.all(readers)
  expect(stale).toEqual([])
  expect(reads).toBeGreaterThan(edits)
  expect(await site.reads('primary', 'behind')).toBeGreaterThan(edits)
  console.warn(`${edits} edits, each shown at once; ${reads} reads beside them, ${stale.length} stale`)
})

whereReplicas('a replica that has caught up is read, until something changes', async () => {
  await expectReplicaRead(await edit('Настигнат'))
  const before = await site.reads('replica')
  await expectShown(await edit('Променен'))
  expect(await site.reads('replica')).toBe(before)
  await expectReplicaRead('Променен')
  expect(await site.reads('primary', 'failed'), 'a standby takes every statement').toBe(0)
})

whereReplicas('who is signed in, and who writes, reads the primary', async () => {
  const before = await site.reads('replica')
  const { getBrochure } = await import('@/features/brochures/data')
  const { mayReadReplicas } = await import('@/server/replicas/read-scope')
  expect(mayReadReplicas({ method: 'GET', url: '/', headers: { cookie: 'sb-x-auth-token=y' } })).toBe(false)
  expect((await visitorRequest(() => getBrochure('the-brochure', 'de')))?.slug).toBe('the-brochure')
  expect(await site.reads('replica')).toBe(before)
})

whereReplicas('no page fails when the replica stands still, stops, and comes back', async () => {
  await expectReplicaRead(await edit('Замръзнал'))
  servers.freezeReplica()
  await expectShown('Замръзнал')
  await expectShown(await edit('Спрян'))
  servers.thawReplica()
  await servers.stopReplica()
  for (let count = 1; count <= 5; count++) await expectShown(await edit(`Без ${nthTitle(count)}`))
  expect(await site.reads('primary', 'failed')).toBeGreaterThan(0)
  await servers.startReplica()
  await expectReplicaRead(`Без ${nthTitle(5)}`)
})

whereReplicas('a replica that was promoted is refused, whatever is written to it', async () => {
  await expectReplicaRead(await edit('Повишен'))
  await servers.promoteReplica()
  const before = await site.reads('replica')
  await runSql(servers.replicaUrl, "update brochures_locales set title = 'Друга история'")
  await runSql(servers.replicaUrl, 'update brochures set updated_at = now()')
  // It has replayed everything that is required, until the next edit.
  await expectShown('Повишен')
  for (let count = 1; count <= 5; count++) await expectShown(await edit(`След ${nthTitle(count)}`))
  expect(await site.reads('replica')).toBe(before)
  expect(await site.reads('primary', 'other')).toBeGreaterThan(0)
})

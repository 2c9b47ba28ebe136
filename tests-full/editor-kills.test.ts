import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import type { Child } from '../scripts/services/processes'
import { startWeb } from '../scripts/services/web'
import { pageFixtures } from '../tests/content/pages/page-fixtures'
import { freshCms } from '../tests/setup/cms'

const met = { answered: 0, 'kept without an answer': 0, undone: 0 }

const kills = 12
/** Kills fall within this multiple of an autosave's duration; publishing takes longer. */
const stretch = { autosave: 1.5, publishing: 3 }
const autosave = 'draft=true&autosave=true'

let page: string
let web: (Child & { url: string }) | undefined
let token: string

const { payload, url, dataDir } = await freshCms()
const port = await freePort()
const environment = { ...placeholderEnv, DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir }

beforeAll(async () => {
  const editor = { email: 'anna@example.com', password: 'long-enough-for-a-test', role: 'editor' } as const
  await payload.create({ collection: 'users', data: editor })
  page = await pageFixtures(payload).createPage()
  await start()
  const response = await fetch(`${web?.url}/api/cms/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(editor),
  })
  token = z.object({ token: z.string() }).parse(await response.json()).token
})
afterAll(async () => {
  await web?.stop()
})

async function start(): Promise<void> {
  web = await startWeb({ port, env: environment, log: join(environment.DATA_DIR ?? '', 'web.log') })
}

async function save(data: object, query: string): Promise<number | null> {
  return fetch(`${web?.url}/api/cms/pages/${page}?locale=bg&depth=0&${query}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  }).then(
    ({ status }) => status,
    () => null,
  )
}

async function usualDuration(): Promise<number> {
  for (const summary of ['Кратко', 'По-кратко']) expect(await save({ summary }, autosave)).toBe(200)
  const begun = performance.now()
  expect(await save({ summary: 'Най-кратко' }, autosave)).toBe(200)
  return performance.now() - begun
}

/**
 * Sends a save, kills the server at a random moment during or after it, and starts the server again.
 * @returns the result of `save`
 */
async function saveAndKill(data: object, query: string): Promise<number | null> {
  const latest = (await usualDuration()) * stretch[query ? 'autosave' : 'publishing']
  const answer = save(data, query)
  await delay(randomInt(Math.ceil(latest)))
  if (web) process.kill(web.pid, 'SIGKILL')
  const status = await answer
  await web?.ended
  await start()
  return status
}

function count(status: number | null, isSaved: boolean): void {
  if (status === 200) met.answered += 1
  else if (isSaved) met['kept without an answer'] += 1
  else met.undone += 1
}

const titled = z.array(z.object({ title: z.string(), status: z.string(), latest: z.boolean().nullable() }))

async function versions() {
  const { rows } = await payload.db.drizzle.execute(sql`
    select l.version_title as title, v.version__status as status, v.latest
    from _pages_v v join _pages_v_locales l on l._parent_id = v.id and l._locale = 'bg'
    where v.parent_id = ${page}`)
  return titled.parse(rows)
}

async function draft(): Promise<string> {
  const found = (await versions()).filter((version) => version.latest)
  expect(found).toHaveLength(1)
  return found[0]?.title ?? ''
}

const shown = async () => (await payload.findByID({ collection: 'pages', id: page, locale: 'bg', depth: 0 })).title

it('loses nothing that an autosave has confirmed, and keeps nothing twice', async () => {
  let confirmed = await draft()
  const published = await shown()
  for (let round = 0; round < kills; round += 1) {
    const title = `Чернова ${round}`
    const data = { title, _status: 'draft' }
    const status = await saveAndKill(data, autosave)
    const kept = await draft()
    if (status === 200) expect(kept).toBe(title)
    else expect([confirmed, title]).toContain(kept)
    count(status, kept === title)
    expect(await save(data, autosave)).toBe(200)
    confirmed = await draft()
    expect(confirmed).toBe(title)
  }
  expect((await versions()).filter(({ title }) => title === confirmed)).toHaveLength(1)
  expect(await shown(), 'an autosave publishes nothing').toBe(published)
})

it('publishes wholly or not at all, and once', async () => {
  for (let round = 0; round < kills; round += 1) {
    const before = await shown()
    const title = `Публикувана ${round}`
    const data = { title, _status: 'published' }
    const status = await saveAndKill(data, '')
    const now = await shown()
    if (status === 200) expect(now).toBe(title)
    else expect([before, title]).toContain(now)
    count(status, now === title)
    if (now === title) expect(await draft(), 'the page and its version are of one transaction').toBe(title)
    if (now === before) expect(await draft()).not.toBe(title)
    if (now === before) expect(await save(data, '')).toBe(200)
    expect(await shown()).toBe(title)
    const kept = (await versions()).filter((version) => version.title === title)
    expect(kept).toEqual([{ title, status: 'published', latest: true }])
  }
})

it('was killed before a save was written, and after', () => {
  expect(met.undone).toBeGreaterThan(0)
  expect(met.answered + met['kept without an answer']).toBeGreaterThan(0)
  console.warn(`${2 * kills} kills; saves:`, met)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { sofiaDay } from '../src/domain/calendar-day'
import { contentFixtures } from '../tests/content/content-fixtures'
import { freshCms } from '../tests/setup/cms'
import { startPurgeRelay, startVarnish } from './varnish'

const token = 'a-token-for-tests'
const admin = { email: 'anna@example.com', password: 'long-enough-for-a-test', role: 'admin' } as const
const category = 'supermarket'
export const patience = { timeout: 60_000, interval: 50 }

/** The site with all its pages on a production build, behind a Varnish that is purged through a relay. */
export async function startEdgeSite() {
  const { payload, url, dataDir } = await freshCms()
  await payload.create({ collection: 'users', data: admin })
  // Without its brochures, which take longest to draw.
  const { opening } = (await import('../seed/steps')).stepsOf(payload, sofiaDay())
  for (const { run } of opening.slice(0, -1)) await run()
  const where = { slug: { equals: category } }
  const id = (await payload.find({ collection: 'categories', where })).docs[0]?.id ?? ''
  const fixtures = await contentFixtures(payload)
  const brochure = await fixtures.createBrochure({ slug: 'mlyako', title: 'Мляко', category: id, pages: 2 })
  const second = { brochure: { equals: brochure }, number: { equals: 2 } }
  const page = (await payload.find({ collection: 'brochure-pages', where: second, depth: 1 })).docs[0]
  const hash = page && typeof page.import === 'object' ? page.import.hash : undefined
  if (!page || !hash) throw new Error('the brochure has no second page')
  const drawn = await sharp({ create: { width: 640, height: 905, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  mkdirSync(join(dataDir, 'files/pages', hash), { recursive: true })
  writeFileSync(join(dataDir, 'files/pages', hash, '2-640.webp'), drawn)

  const port = await freePort()
  const edge = await startVarnish({ webPort: port, token })
  const relay = await startPurgeRelay(edge.url)
  const clock = join(dataDir, 'clock')
  writeFileSync(clock, '0')
  const moved = {
    NODE_OPTIONS: `--import=${pathToFileURL(resolve('e2e/support/moved-clock.mjs')).href}`,
    MOVED_CLOCK_FILE: clock,
  }
  const metricsPort = await freePort()
  const places = { DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir, TRUSTED_PROXIES: '1' }
  const settings = { EDGE_KIND: 'varnish', EDGE_PURGE_URL: relay.url, EDGE_PURGE_TOKEN: token }
  const env = { ...placeholderEnv, ...places, ...settings }
  const start = (on: number, own: Record<string, string>) =>
    startWeb({ port: on, env: { ...env, ...own }, log: join(dataDir, `web-${on}.log`) })
  const web = await start(port, { ...moved, METRICS_PORT: String(metricsPort) })
  const authorization = await signIn(web.url)

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(edge.url + path, { redirect: 'manual', headers })
    const { status } = response
    return { status, headers: response.headers, edge: response.headers.get('x-edge'), text: await response.text() }
  }

  // Varnish began before there was a web server, and looks for it every two seconds.
  await vi.waitFor(async () => expect((await get('/api/health')).status).toBe(200), patience)

  const send = (method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
    fetch(`${edge.url}/api/cms/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: data && JSON.stringify(data),
    })
  const save = (method: 'POST' | 'PATCH', path: string, data: object) =>
    send(method, `categories${path}?locale=bg`, data)

  return {
    relay,
    token,
    edge: edge.url,
    web: web.url,
    stopWeb: web.stop,
    startAnother: async () => start(await freePort(), {}),
    metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    moveClock: (milliseconds: number) => {
      writeFileSync(clock, String(milliseconds))
      process.kill(web.pid, 'SIGUSR2')
    },
    get,
    /** Asks until the edge has the answer: a purge that is sent for the second time may have come between. */
    keep: (path: string, headers: Record<string, string> = {}) =>
      vi.waitFor(async () => {
        const { edge: from, text } = await get(path, headers)
        expect(from, `${path} is kept`).toBe('hit')
        return text
      }, patience),
    /** Tags and lifetime that the edge is told. */
    toldOf: async (path: string) => {
      const response = await fetch(web.url + path)
      // An answer that is not read keeps the process from ending.
      await response.text()
      const { headers } = response
      const lifetime = /^max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '')?.[1]
      return { tags: headers.get('xkey')?.split(' ') ?? [], seconds: Number(lifetime) }
    },
    rename: async (name: string) => expect((await save('PATCH', `/${id}`, { name })).status).toBe(200),
    createCategory: async (data: object) => expect((await save('POST', '', data)).status).toBe(201),
    pagePicture: `/files/pages/${hash}/2-640.webp`,
    setHidden: async (hidden: boolean) =>
      expect((await send('PATCH', `brochure-pages/${page.id}`, { hidden })).status).toBe(200),
    uploadMedium: async () => {
      const file = { data: drawn, name: 'red.webp', mimetype: 'image/webp', size: drawn.length }
      const medium = await payload.create({ collection: 'media', data: {}, file })
      return { id: medium.id, path: `/files/media/${medium.filename}` }
    },
    deleteMedium: async (medium: string) => expect((await send('DELETE', `media/${medium}`)).status).toBe(200),
    database: async (statement: string) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(statement)
      await client.end()
    },
    stop: async () => {
      await web.stop()
      await relay.stop()
      await edge.stop()
    },
  }
}

async function signIn(web: string): Promise<string> {
  const response = await fetch(`${web}/api/cms/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return `JWT ${z.object({ token: z.string() }).parse(await response.json()).token}`
}

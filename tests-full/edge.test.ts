import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { personalRoutes } from '../e2e/support/routes'
import routes from '../e2e/support/routes.json' with { type: 'json' }
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { freePort } from '../scripts/services/free-port'
import { startWeb } from '../scripts/services/web'
import { contentFixtures } from '../tests/content/content-fixtures'
import { freshCms } from '../tests/setup/cms'
import { missingVarnish, startPurgeRelay, startVarnish } from './varnish'

const missing = missingVarnish()
if (missing) console.warn(missing)

const token = 'a-token-for-tests'
const patience = { timeout: 60_000, interval: 50 }
const signedIn = 'sb-test-auth-token=base64-eyJ9'

describe.skipIf(missing)('behind Varnish', async () => {
  const { payload, url, dataDir } = await freshCms()
  const ports = { first: await freePort(), second: await freePort() }
  let edge: Awaited<ReturnType<typeof startVarnish>>
  let relay: Awaited<ReturnType<typeof startPurgeRelay>>
  const webs: Awaited<ReturnType<typeof startWeb>>[] = []
  let everything: string
  let category: string
  let authorization: string

  const start = async (port: number) => {
    const places = { DATABASE_URL: url, DATA_DIR: dataDir, NEXT_DIST_DIR: testBuild.distDir }
    const settings = { EDGE_KIND: 'varnish', EDGE_PURGE_URL: relay.url, EDGE_PURGE_TOKEN: token, TRUSTED_PROXIES: '1' }
    const env = { ...placeholderEnv, ...places, ...settings }
    webs.push(await startWeb({ port, env, log: join(dataDir, `web-${port}.log`) }))
  }

  beforeAll(async () => {
    // It reads the environment.
    const { tagsOfAnswer } = await import('@/server/edge/edge')
    everything = tagsOfAnswer(placeholderEnv.SITE_URL, []).join()
    const editor = { email: 'anna@example.com', password: 'long-enough-for-a-test', role: 'editor' } as const
    await payload.create({ collection: 'users', data: editor })
    const fixtures = await contentFixtures(payload)
    category = await fixtures.createCategory('supermarket')
    await fixtures.createBrochure({ slug: 'mlyako', title: 'Мляко', category })
    edge = await startVarnish({ webPort: ports.first, token })
    relay = await startPurgeRelay(edge.url)
    await start(ports.first)
    const response = await fetch(`${webs[0]?.url}/api/cms/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(editor),
    })
    authorization = `JWT ${z.object({ token: z.string() }).parse(await response.json()).token}`
    await vi.waitFor(async () => expect((await get('/prices')).status).toBe(200), patience)
  })
  afterAll(async () => {
    await Promise.all(webs.map((web) => web.stop()))
    await relay.stop()
    await edge.stop()
  })

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(edge.url + path, { redirect: 'manual', headers })
    const { status } = response
    return { status, headers: response.headers, edge: response.headers.get('x-edge'), text: await response.text() }
  }

  /** Asks until the edge answers by itself. */
  async function keep(path: string, headers: Record<string, string> = {}): Promise<string> {
    await get(path, headers)
    const { edge: from, text } = await get(path, headers)
    expect(from, `${path} is kept`).toBe('hit')
    return text
  }

  const rename = (name: string) =>
    fetch(`${edge.url}/api/cms/categories/${category}?locale=bg`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ name }),
    })

  it('a page is kept with all that visitors get, and its tags stay between the edge and us', async () => {
    await keep('/c/supermarket')
    const direct = await fetch(`${webs[0]?.url}/c/supermarket`)
    const tags = direct.headers.get('xkey')?.split(' ') ?? []
    expect(tags).toContain(everything)
    const { headers } = await get('/c/supermarket')
    expect(headers.get('xkey')).toBeNull()
    expect(headers.get('surrogate-control')).toBeNull()
    for (const name of ['content-security-policy', 'etag', 'x-frame-options'])
      expect(headers.get(name)).toBe(direct.headers.get(name))
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=5/)
    console.warn(`${tags.length} tags of a category`)
  })

  it('an unchanged page is confirmed by the edge', async () => {
    await keep('/c/supermarket')
    const { headers } = await get('/c/supermarket')
    const { status, edge: from } = await get('/c/supermarket', { 'if-none-match': headers.get('etag') ?? '' })
    expect([status, from]).toEqual([304, 'hit'])
  })

  it('a change is on the next request, and only its pages are asked for again', async () => {
    const pages = ['/c/supermarket', '/de/c/supermarket', '/', '/gdpr']
    for (const path of pages) await keep(path)
    for (const name of ['Храни', 'Напитки', 'Млечни']) {
      expect((await rename(name)).status).toBe(200)
      expect((await get('/c/supermarket')).text).toContain(name)
      await keep('/c/supermarket')
    }
    expect((await get('/')).edge, 'the start page names categories').toBe('miss')
  })

  it('a page that did not exist is there as soon as it is published', async () => {
    expect([await get('/c/sladki'), await get('/c/sladki')].map(({ status, edge: from }) => [status, from])).toEqual([
      [404, 'miss'],
      [404, 'miss'],
    ])
    const response = await fetch(`${edge.url}/api/cms/categories?locale=bg`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify({ slug: 'sladki', name: 'Сладки', icon: 'shopping-cart', order: 9 }),
    })
    expect(response.status).toBe(201)
    expect((await get('/c/sladki')).status).toBe(200)
  })

  it('a lost purge is sent again', async () => {
    await keep('/c/supermarket')
    relay.fate = 'lost'
    expect((await rename('Изгубени')).status).toBe(200)
    relay.fate = 'sent'
    await vi.waitFor(async () => expect((await get('/c/supermarket')).text).toContain('Изгубени'), patience)
    await keep('/c/supermarket')
  })

  it('a doubled purge does no harm', async () => {
    relay.fate = 'doubled'
    expect((await rename('Двойни')).status).toBe(200)
    expect((await get('/c/supermarket')).text).toContain('Двойни')
    relay.fate = 'sent'
    expect(await keep('/c/supermarket')).toContain('Двойни')
  })

  it('nobody else can purge', async () => {
    await keep('/c/supermarket')
    for (const guess of ['', 'guessed']) {
      const headers = { 'xkey-purge': everything, 'x-purge-token': guess }
      const response = await fetch(edge.url, { method: 'PURGE', headers })
      expect(response.status).toBe(403)
    }
    expect((await get('/c/supermarket')).edge).toBe('hit')
  })

  it('two processes behind one edge: neither brings back what the other knew', async () => {
    await start(ports.second)
    await keep('/c/supermarket')
    await fetch(`${webs[1]?.url}/c/supermarket`)
    const before = relay.tags.length
    expect((await rename('Две')).status).toBe(200)
    expect((await get('/c/supermarket')).text).toContain('Две')
    await vi.waitFor(() => expect(relay.tags.length).toBeGreaterThanOrEqual(before + 2), patience)
    await webs.pop()?.stop()
  })

  it('a process that lost the database for a moment purges everything', async () => {
    await keep('/gdpr')
    relay.tags.length = 0
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'broshura-cache' and datname = current_database()`,
    )
    await client.end()
    await vi.waitFor(() => expect(relay.tags.flat()).toContain(everything), patience)
    expect((await get('/gdpr')).edge).toBe('miss')
  })

  it('each language is kept by itself, and the start page is in that of the visitor', async () => {
    expect(await keep('/prices')).toContain('<html lang="bg"')
    expect(await keep('/de/prices')).toContain('<html lang="de"')
    const inGerman = { 'accept-language': 'de-DE,de;q=0.9' }
    for (const claimed of ['', 'bg']) {
      const { status, headers } = await get('/', { ...inGerman, 'x-start-language': claimed })
      expect([status, headers.get('location')]).toEqual([307, '/de'])
    }
    expect(await keep('/', { 'accept-language': 'bg' })).toContain('<html lang="bg"')
    expect(await keep('/', { 'accept-language': 'fr, bg;q=0.5, de;q=0.4' })).toContain('<html lang="bg"')
    expect((await get('/', inGerman)).status).toBe(307)
    expect((await get('/', { cookie: 'NEXT_LOCALE=ru' })).headers.get('location')).toBe('/ru')
    expect((await get('/', { ...inGerman, cookie: 'NEXT_LOCALE=bg' })).edge).toBe('hit')
  })

  it('what is asked for the router never stands in for the page, nor the page for it', async () => {
    const path = '/how-prices-work'
    const attacks: [string, Record<string, string>][] = [
      [path, { rsc: '1' }],
      [path, { rsc: '1', 'next-router-prefetch': '1' }],
      [path, { rsc: '1', 'next-router-segment-prefetch': '/_tree' }],
      [path, { rsc: '0' }],
      [`${path}?_rsc=abc`, { rsc: '1' }],
      [`${path}?_rsc=abc`, {}],
    ]
    for (const [address, headers] of attacks) {
      for (let times = 0; times < 2; times++) expect((await get(address, headers)).edge).toBe('miss')
      const page = await get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.text).toMatch(/^<!DOCTYPE html>/)
    }
    expect((await get(path)).edge).toBe('hit')
    for (const [address, headers] of attacks.slice(0, 2)) {
      const answer = await get(address, headers)
      expect(answer.headers.get('content-type')).not.toBe('text/html; charset=utf-8')
    }
    await fetch(edge.url + path, { headers: { 'next-router-state-tree': 'a', 'next-url': 'b' } })
    expect((await get(path, { 'next-router-state-tree': 'c' })).edge).toBe('hit')
  })

  it('nothing is kept that was answered to somebody, and no personal page at all', async () => {
    const samples = (path: string) => path.replace('/c/{slug}', '/c/supermarket').replace('{slug}', 'mlyako')
    const personal = personalRoutes().flatMap((route) => (route.startsWith('GET ') ? [route.slice(4)] : []))
    const all = [...new Set([...routes.map(({ path }) => path), ...personal])].map(samples)
    const of = new Map(routes.map(({ path, area }) => [samples(path), area]))
    const kept: string[] = []
    const wrong: string[] = []
    for (const path of all) {
      const answers = []
      for (const cookie of [signedIn, signedIn, '', ''])
        answers.push(await get(`${path}?walk=1`, cookie ? { cookie } : {}))
      const [first, second, third, fourth] = answers
      if ([first, second, third].some((answer) => answer?.edge !== 'miss')) wrong.push(`${path}: kept for somebody`)
      if (fourth?.edge !== 'hit') continue
      kept.push(path)
      const area = of.get(path)
      if (!area || ['account', 'auth', 'admin'].includes(area)) wrong.push(`${path}: is personal`)
      if (fourth.headers.has('set-cookie')) wrong.push(`${path}: sets a cookie`)
      if (fourth.status !== 200) wrong.push(`${path}: ${fourth.status}`)
      if (/private|no-store/.test(fourth.headers.get('cache-control') ?? '')) wrong.push(`${path}: is private`)
    }
    expect(wrong).toEqual([])
    console.warn(`${kept.length} of ${all.length} addresses are kept`)
    expect(kept.length).toBeGreaterThan(80)
  })
})

it.runIf(missing)('needs Varnish', () => expect(missing).toMatch(/Varnish/))

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personalRoutes } from '../e2e/support/routes'
import routes from '../e2e/support/routes.json' with { type: 'json' }
import { placeholderEnv, testBuild } from '../scripts/checks/placeholder-env'
import { endOfSofiaDay } from '../src/domain/calendar-day'
import { patience, startEdgeSite } from './edge-site'
import { missingVarnish } from './varnish'

const missing = missingVarnish()
if (missing) console.warn(missing)

const signedIn = 'sb-test-auth-token=base64-eyJ9'

describe.skipIf(missing)('behind Varnish', () => {
  let site: Awaited<ReturnType<typeof startEdgeSite>>
  let tagsOfSite: (tags: string[]) => string[]
  /** The tags of everything and of the build, which every answer bears. */
  let ofAll: string[]

  beforeAll(async () => {
    site = await startEdgeSite()
    // It reads the environment.
    const { edgeTags, tagsOfAnswer } = await import('@/server/edge/edge')
    const own = { siteUrl: placeholderEnv.SITE_URL, build: readFileSync(`${testBuild.distDir}/BUILD_ID`, 'utf8') }
    tagsOfSite = (tags) => edgeTags(placeholderEnv.SITE_URL, tags)
    ofAll = tagsOfAnswer(own, [])
  }, 600_000)
  afterAll(() => site.stop())
  beforeEach(() => {
    site.moveClock(0)
    site.relay.fateOf = () => 'sent'
  })

  /** Purges that are sent for the second time would come between what is asked here. */
  const withoutPurges = () => {
    site.relay.fateOf = () => 'ignored'
  }

  it('a page is kept from its first answer on', async () => {
    withoutPurges()
    const answers = [await site.get('/ru/how-prices-work'), await site.get('/ru/how-prices-work')]
    expect(answers.map(({ edge: from }) => from)).toEqual(['miss', 'hit'])
  })

  it('only the pages that name what has changed are asked for again', async () => {
    const pages = ['/broshura/mlyako', '/de/broshura/mlyako', '/c/supermarket', '/how-prices-work', '/legal/gdpr']
    const [address = ''] = tagsOfSite(['address:/broshura/mlyako'])
    site.relay.fateOf = ([tag]) => (tag === address ? 'sent' : 'ignored')
    const expected: [string, string][] = []
    for (const path of pages) {
      await site.keep(path)
      expected.push([path, (await site.toldOf(path)).tags.includes(address) ? 'miss' : 'hit'])
    }
    expect(Object.fromEntries(expected)).toMatchObject({ '/broshura/mlyako': 'miss', '/legal/gdpr': 'hit' })
    await site.database(`select pg_notify('broshura_cache', '{"tags":["address:/broshura/mlyako"]}')`)
    await vi.waitFor(() => expect(site.relay.tags).toContainEqual([address]), patience)
    const found: [string, string | null][] = []
    for (const path of pages) found.push([path, (await site.get(path)).edge])
    expect(found).toEqual(expected)
  })

  it('a page is kept with all that visitors get, and its tags stay between the edge and us', async () => {
    await site.keep('/c/supermarket')
    const direct = await fetch(`${site.web}/c/supermarket`)
    await direct.text()
    const tags = direct.headers.get('xkey')?.split(' ') ?? []
    expect(tags.slice(0, 2)).toEqual(ofAll)
    const { headers } = await site.get('/c/supermarket')
    expect(headers.get('xkey')).toBeNull()
    expect(headers.get('surrogate-control')).toBeNull()
    for (const name of ['content-security-policy', 'etag', 'x-frame-options'])
      expect(headers.get(name)).toBe(direct.headers.get(name))
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=5/)
  })

  it('what depends on the day ends at midnight in Sofia', async () => {
    withoutPurges()
    site.moveClock(endOfSofiaDay().getTime() - Date.now() - 8_000)
    await vi.waitFor(async () => expect((await site.toldOf('/c/supermarket')).seconds).toBeLessThan(9), patience)
    await site.keep('/c/supermarket?at=midnight')
    await vi.waitFor(async () => expect((await site.get('/c/supermarket?at=midnight')).edge).toBe('miss'), patience)
    await vi.waitFor(async () => expect((await site.toldOf('/c/supermarket')).seconds).toBe(3600), patience)
  })

  it('an unchanged page is confirmed by the edge', async () => {
    withoutPurges()
    await site.keep('/c/supermarket')
    const { headers } = await site.get('/c/supermarket')
    const { status, edge: from } = await site.get('/c/supermarket', { 'if-none-match': headers.get('etag') ?? '' })
    expect([status, from]).toEqual([304, 'hit'])
  })

  it('a change is on the next request', async () => {
    for (const name of ['Храни', 'Напитки', 'Млечни']) {
      for (const path of ['/c/supermarket', '/']) await site.keep(path)
      await site.rename(name)
      for (const path of ['/c/supermarket', '/']) expect((await site.get(path)).text).toContain(name)
    }
  })

  it('a page that did not exist is there as soon as it is published', async () => {
    expect(
      [await site.get('/c/sladki'), await site.get('/c/sladki')].map(({ status, edge: from }) => [status, from]),
    ).toEqual([
      [404, 'miss'],
      [404, 'miss'],
    ])
    await site.createCategory({ slug: 'sladki', name: 'Сладки', icon: 'shopping-cart', order: 9 })
    expect((await site.get('/c/sladki')).status).toBe(200)
  })

  it('a picture of a page is kept, and gone as soon as its page is hidden', async () => {
    const picture = site.pagePicture
    await site.keep(picture)
    expect((await site.get(picture)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await site.setHidden(true)
    expect((await site.get(picture)).status).toBe(404)
    await site.setHidden(false)
    await site.keep(picture)
  })

  it('a picture of the site is kept, and gone as soon as it is deleted', async () => {
    const { id, path } = await site.uploadMedium()
    await site.keep(path)
    await site.deleteMedium(id)
    expect((await site.get(path)).status).toBe(404)
  })

  it('"everything" reaches the files too', async () => {
    await site.keep(site.pagePicture)
    const headers = { 'xkey-purge': ofAll[0] ?? '', 'x-purge-token': site.token }
    expect((await fetch(site.edge, { method: 'PURGE', headers })).status).toBe(200)
    expect((await site.get(site.pagePicture)).edge).toBe('miss')
  })

  it('a lost purge is sent again', async () => {
    await site.keep('/c/supermarket')
    site.relay.fateOf = () => 'lost'
    await site.rename('Изгубени')
    site.relay.fateOf = () => 'sent'
    await vi.waitFor(async () => expect((await site.get('/c/supermarket')).text).toContain('Изгубени'), patience)
    await site.keep('/c/supermarket')
    expect(await site.metrics()).toMatch(/^broshura_edge_purges_total\{result="failed"\} [1-9]/m)
  })

  it('a doubled purge does no harm', async () => {
    site.relay.fateOf = () => 'doubled'
    await site.rename('Двойни')
    expect((await site.get('/c/supermarket')).text).toContain('Двойни')
    expect(await site.keep('/c/supermarket')).toContain('Двойни')
  })

  it('nobody else can purge', async () => {
    withoutPurges()
    await site.keep('/c/supermarket')
    for (const guess of ['', 'guessed']) {
      const headers = { 'xkey-purge': ofAll.join(' '), 'x-purge-token': guess }
      const response = await fetch(site.edge, { method: 'PURGE', headers })
      expect(response.status).toBe(403)
    }
    expect((await site.get('/c/supermarket')).edge).toBe('hit')
  })

  it('two processes behind one edge: neither brings back what the other knew', async () => {
    const other = await site.startAnother()
    await site.keep('/c/supermarket')
    await (await fetch(`${other.url}/c/supermarket`)).text()
    const before = site.relay.tags.length
    await site.rename('Две')
    expect((await site.get('/c/supermarket')).text).toContain('Две')
    await vi.waitFor(() => expect(site.relay.tags.length).toBeGreaterThanOrEqual(before + 2), patience)
    await other.stop()
    expect(await other.ended).toBe('exit code 143')
    expect(site.relay.tags.slice(before).flat(), 'its build may have no other process').toContain(ofAll[1])
    await site.keep('/c/supermarket')
  })

  it('a process that lost the database for a moment purges everything', async () => {
    await site.keep('/how-prices-work')
    site.relay.tags.length = 0
    await site.database(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'broshura-cache' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(site.relay.tags.flat()).toContain(ofAll[0]), patience)
    expect((await site.get('/how-prices-work')).edge).toBe('miss')
  })

  it('each language is kept by itself, and the start page is in that of the visitor', async () => {
    withoutPurges()
    expect(await site.keep('/prices')).toContain('<html lang="bg"')
    expect(await site.keep('/de/prices')).toContain('<html lang="de"')
    const inGerman = { 'accept-language': 'de-DE,de;q=0.9' }
    for (const claimed of ['', 'bg']) {
      const { status, headers } = await site.get('/', { ...inGerman, 'x-start-language': claimed })
      expect([status, headers.get('location')]).toEqual([307, '/de'])
    }
    expect(await site.keep('/', { 'accept-language': 'bg' })).toContain('<html lang="bg"')
    expect(await site.keep('/', { 'accept-language': 'fr,bg;q=0.5,de;q=0.4' })).toContain('<html lang="bg"')
    expect((await site.get('/', inGerman)).status).toBe(307)
    expect((await site.get('/', { cookie: 'NEXT_LOCALE=ru' })).headers.get('location')).toBe('/ru')
    expect((await site.get('/', { ...inGerman, cookie: 'NEXT_LOCALE=bg' })).edge).toBe('hit')
  })

  it('what is asked for the router never stands in for the page, nor the page for it', async () => {
    withoutPurges()
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
      for (let times = 0; times < 2; times++) expect((await site.get(address, headers)).edge).toBe('miss')
      const page = await site.get(path)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.text).toMatch(/^<!DOCTYPE html>/)
    }
    expect((await site.get(path)).edge).toBe('hit')
    for (const [address, headers] of attacks.slice(0, 2)) {
      const answer = await site.get(address, headers)
      expect(answer.headers.get('content-type')).not.toBe('text/html; charset=utf-8')
    }
    await site.get(path, { 'next-router-state-tree': 'a', 'next-url': 'b' })
    expect((await site.get(path, { 'next-router-state-tree': 'c' })).edge).toBe('hit')
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
        answers.push(await site.get(`${path}?walk=1`, cookie ? { cookie } : {}))
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
    const tags = await Promise.all(kept.map(async (path) => (await site.toldOf(path)).tags.length))
    console.warn(`${kept.length} of ${all.length} addresses are kept, with at most ${Math.max(...tags)} tags`)
    expect(kept.length).toBeGreaterThan(80)
  })

  it('what is kept is answered while no web server is there', async () => {
    await site.keep('/legal/gdpr')
    // A process that ends sends what it would have purged for the second time.
    site.relay.fateOf = () => 'lost'
    await site.stopWeb()
    await vi.waitFor(async () => expect((await site.get('/never-asked')).status).toBe(503), patience)
    const { status, edge: from } = await site.get('/legal/gdpr')
    expect([status, from]).toEqual([200, 'hit'])
  })
})

it.runIf(missing)('needs Varnish', () => expect(missing).toMatch(/Varnish/))

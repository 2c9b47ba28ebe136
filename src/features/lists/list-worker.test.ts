import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { html, origin, workerFixtures } from '@/lib/worker-fixtures'

const { network, stores, store, start, fire, ask, visit, serve } = workerFixtures('public/list-worker.js')

const cachedPaths = () =>
  [...(stores.get('broshura-list-1')?.entries.keys() ?? [])].map((url) => url.slice(origin.length)).sort()

const page = (text: string, files: string[] = []) =>
  html(`${text}${files.map((file) => `<script src="${file}"></script>`).join('')}`)

beforeEach(() => {
  network.clear()
  stores.clear()
  serve('/list', () => page('first', ['/_next/static/a.js']))
  serve('/_next/static/a.js', () => new Response('a'))
  start('/list')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the worker of the list', () => {
  it('has the page and its files when it is installed, and answers with them offline', async () => {
    await fire('install')
    expect(cachedPaths()).toEqual(['/_next/static/a.js', '/list'])
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('first')
    expect(await (await ask('/_next/static/a.js'))?.text()).toBe('a')
  })

  it('is not installed without the page or a file that it names, so that the next visit tries again', async () => {
    network.delete(`${origin}/_next/static/a.js`)
    await expect(fire('install')).rejects.toThrow('offline')
    serve('/list', () => html('error', 500))
    await expect(fire('install')).rejects.toThrow('500')
    expect(cachedPaths()).toEqual([])
  })

  it('loads the files that a page names all at once', async () => {
    const { promise: second, resolve: askedForSecond } = Promise.withResolvers<void>()
    serve('/list', () => page('first', ['/_next/static/a.js', '/_next/static/b.js']))
    serve('/_next/static/a.js', () => second.then(() => new Response('a')))
    serve('/_next/static/b.js', () => {
      askedForSecond()
      return new Response('b')
    })
    await fire('install')
    expect(cachedPaths()).toEqual(['/_next/static/a.js', '/_next/static/b.js', '/list'])
  })

  it('looks at no file when the page has not changed', async () => {
    const tagged = (text: string, tag: string) => {
      const answer = page(text, ['/_next/static/a.js'])
      answer.headers.set('ETag', tag)
      return answer
    }
    serve('/list', () => tagged('first', '"1"'))
    await fire('install')
    const match = vi.spyOn(store('broshura-list-1'), 'match')
    await visit('/list')
    expect(match.mock.calls).toEqual([['/list']])
    serve('/list', () => tagged('second', '"2"'))
    await visit('/list')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('second')
  })

  it('reads a file once while it runs, because the content of a file never changes', async () => {
    await fire('install')
    const read = vi.spyOn(Response.prototype, 'text')
    await fire('message', { data: { kind: 'keep', files: [`${origin}/_next/static/a.js`] } })
    // That of the page.
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('gives the newest page while there is a connection, and that one afterwards', async () => {
    await fire('install')
    serve('/list', () => page('second', ['/_next/static/b.js']))
    serve('/_next/static/b.js', () => new Response('b'))
    expect(await (await visit('/list'))?.text()).toContain('second')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('second')
  })

  it('keeps the older page while a file of the newer one is missing, also one that a script loads later', async () => {
    await fire('install')
    serve('/list', () => page('second', ['/_next/static/b.js']))
    expect(await (await visit('/list'))?.text()).toContain('second')
    serve('/_next/static/b.js', () => new Response('load("static/later.js")'))
    await visit('/list')
    const online = new Map(network)
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('first')
    expect(await (await ask('/_next/static/a.js'))?.text()).toBe('a')
    for (const [url, answer] of online) network.set(url, answer)
    serve('/_next/static/later.js', () => new Response('later'))
    await visit('/list')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('second')
    expect(await (await ask('/_next/static/later.js'))?.text()).toBe('later')
  })

  it('keeps the files of a newer page while the older page reports the files that it has loaded', async () => {
    await fire('install')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    serve('/list', () => page('second', ['/_next/static/b.js', '/_next/static/c.js']))
    serve('/_next/static/b.js', () => new Response('b'))
    serve('/_next/static/c.js', () => held.then(() => new Response('c')))
    const visited = visit('/list')
    await turn()
    const told = fire('message', { data: { kind: 'keep', files: [`${origin}/_next/static/a.js`] } })
    await turn()
    release()
    await Promise.all([visited, told])
    expect(cachedPaths()).toEqual(expect.arrayContaining(['/_next/static/b.js', '/_next/static/c.js', '/list']))
  })

  it('does not wait for a network that does not answer', async () => {
    await fire('install')
    vi.useFakeTimers()
    start('/list')
    network.set(`${origin}/list`, () => new Promise((resolve) => setTimeout(resolve, 60_000, page('late'))))
    const answer = visit('/list')
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await (await answer)?.text()).toContain('first')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('late')
  })

  it.each(['/', '/list/x', '/lists', '/de/list', '/account-lists', '/admin', '/broshura/x'])(
    'lets %s pass',
    async (path) => {
      expect(await visit(path)).toBeNull()
    },
  )

  it('lets pass whatever is personal, written, or of another site', async () => {
    expect(await ask('/api/lists/sync', { method: 'POST' })).toBeNull()
    expect(await ask('/api/auth/session')).toBeNull()
    expect(await ask('/files/pages/x/1-640.webp')).toBeNull()
    expect(await ask('/list?_rsc=abc')).toBeNull()
    expect(
      await fire('fetch', { request: { url: 'https://evil.example/_next/static/a.js', method: 'GET' } }),
    ).toBeNull()
  })

  it('keeps no error, no redirect, and nothing that is no page', async () => {
    await fire('install')
    for (const wrong of [
      html('broken', 500),
      new Response('{}'),
      Object.defineProperty(html('login'), 'redirected', { value: true }),
    ]) {
      serve('/list', () => wrong)
      await visit('/list')
    }
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('first')
  })

  it.each([500, 502, 503])('answers with the copy while the server is away: %i', async (status) => {
    serve('/list', () => html('the server is away', status))
    expect((await visit('/list'))?.status).toBe(status)
    serve('/list', () => page('first'))
    await visit('/list')
    serve('/list', () => html('the server is away', status))
    expect(await (await visit('/list'))?.text()).toContain('first')
  })

  it('stores the files that a page reports if they are of the build, and deletes those of old releases', async () => {
    await fire('install')
    serve('/_next/static/late.js', () => new Response('late'))
    serve('/api/auth/session', () => new Response('{"user":"me"}'))
    serve('/list', () => page('second', ['/_next/static/b.js']))
    serve('/_next/static/b.js', () => new Response('b'))
    await visit('/list')
    const files = ['/_next/static/b.js', '/_next/static/late.js', '/api/auth/session'].map((path) => origin + path)
    await fire('message', { data: { kind: 'keep', files } })
    expect(cachedPaths()).toEqual(['/_next/static/b.js', '/_next/static/late.js', '/list'])
  })

  it('deletes the files of old releases also where the list is stored in several languages', async () => {
    await fire('install')
    serve('/de/list', () => page('erste', ['/_next/static/old.js']))
    serve('/_next/static/old.js', () => new Response('old'))
    start('/de/list')
    await fire('install')
    serve('/de/list', () => page('zweite', ['/_next/static/b.js']))
    serve('/_next/static/b.js', () => new Response('b'))
    await visit('/de/list')
    await fire('message', { data: { kind: 'keep', files: [] } })
    expect(cachedPaths()).toEqual(['/_next/static/a.js', '/_next/static/b.js', '/de/list', '/list'])
  })

  it('keeps a file that a page reports while the old files are being deleted', async () => {
    await fire('install')
    serve('/_next/static/late.js', () => new Response('late'))
    await ask('/_next/static/late.js')
    const tell = (...paths: string[]) =>
      fire('message', { data: { kind: 'keep', files: paths.map((path) => origin + path) } })
    await Promise.all([tell('/_next/static/a.js'), tell('/_next/static/a.js', '/_next/static/late.js')])
    expect(cachedPaths()).toEqual(['/_next/static/a.js', '/_next/static/late.js', '/list'])
  })

  it('takes the place of an older worker’s copies', async () => {
    store('broshura-list-0')
    store('somebody-else')
    await fire('activate')
    expect([...stores.keys()]).toEqual(['somebody-else'])
  })
})

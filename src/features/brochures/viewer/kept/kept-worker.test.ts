import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chunkGuard } from '@/domain/head-scripts'
import { html, origin, workerFixtures } from '@/lib/worker-fixtures'

const { network, stores, store, start, fire, ask, visit, serve } = workerFixtures('public/kept-worker.js')

const cachedPaths = () =>
  [...(stores.get('broshura-kept-pages-1')?.entries.keys() ?? [])].map((url) => url.slice(origin.length)).sort()

const script = (path: string, text = '') => serve(path, () => new Response(text))
/** Its first script names the folder of the chunks, which is no file that could be stored. */
const page = (text: string, file: string) =>
  new Response(
    `${text}<script>${chunkGuard}; f('/_next/static/chunks/')</script><script src="${file}?dpl=1"></script>`,
    {
      headers: { 'Content-Type': 'text/html; charset=utf-8', ETag: `"${text}"` },
    },
  )

const text = async (answer: Promise<Response | null>) => (await answer)?.text()

beforeEach(() => {
  network.clear()
  stores.clear()
  serve('/kept', () => page('first', '/_next/static/chunks/a.js'))
  script('/_next/static/chunks/a.js', 'load(["static/chunks/later.js","static/chunks/a.css"]);name="static/no-file"')
  script('/_next/static/chunks/later.js', 'load("static/chunks/missing.js")')
  serve('/_next/static/chunks/missing.js', () => new Response(null, { status: 404 }))
  script('/_next/static/chunks/a.css', '@font-face{src:url(../media/font.woff2)}.x{background:url(data:image/gif;x)}')
  script('/_next/static/media/font.woff2')
  for (const links of ['kept', 'both']) serve(`/files/offline/bg/${links}`, () => html(links))
  start('/kept')
})
afterEach(() => vi.useRealTimers())

describe('the worker of kept brochures', () => {
  const first = [
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/later.js',
    '/_next/static/media/font.woff2',
    '/files/offline/bg/both',
    '/files/offline/bg/kept',
    '/kept',
  ]

  it('stores when it is installed the page and every file that the page may load, also those not yet requested', async () => {
    await fire('install')
    expect(cachedPaths()).toEqual(first)
    network.clear()
    expect(await text(visit('/kept?brochure=x&page=3'))).toContain('first')
    expect(await text(ask('/_next/static/chunks/later.js?dpl=1'))).toContain('missing')
  })

  it('is not installed without the page, without a file that the page names, or when the connection breaks', async () => {
    network.delete(`${origin}/_next/static/chunks/later.js`)
    await expect(fire('install')).rejects.toThrow('offline')
    stores.clear()
    serve('/_next/static/chunks/a.js', () => new Response(null, { status: 404 }))
    await expect(fire('install')).rejects.toThrow('a.js')
    serve('/kept', () => html('error', 500))
    await expect(fire('install')).rejects.toThrow('500')
    expect(cachedPaths()).not.toContain('/kept')
  })

  it('is not installed while the server cannot send a file', async () => {
    serve('/_next/static/chunks/later.js', () => new Response(null, { status: 503 }))
    await expect(fire('install')).rejects.toThrow('503')
    expect(cachedPaths()).not.toContain('/kept')
  })

  it('answers with the stored page while the server fails', async () => {
    await fire('install')
    serve('/kept', () => html('unavailable', 502))
    expect(await text(visit('/kept'))).toContain('first')
  })

  it('renews the page when an open page asks for it', async () => {
    await fire('install')
    serve('/kept', () => page('second', '/_next/static/chunks/a.js'))
    await fire('message', { data: 'renew' })
    network.clear()
    expect(await text(visit('/kept'))).toContain('second')
  })

  it('replaces the page by a newer one once every file of that is stored, and deletes the files of the older', async () => {
    await fire('install')
    serve('/kept', () => page('second', '/_next/static/chunks/b.js'))
    expect(await text(visit('/kept'))).toContain('second')
    expect(cachedPaths()).toEqual(first)
    script('/_next/static/chunks/b.js')
    await visit('/kept')
    expect(cachedPaths()).toEqual([
      '/_next/static/chunks/b.js',
      '/files/offline/bg/both',
      '/files/offline/bg/kept',
      '/kept',
    ])
    network.clear()
    expect(await text(visit('/kept'))).toContain('second')
  })

  it('replaces the page by a newer one also where a proxy removes the ETags', async () => {
    serve('/kept', () => html('first'))
    await fire('install')
    serve('/kept', () => html('second'))
    await visit('/kept')
    network.clear()
    expect(await text(visit('/kept'))).toContain('second')
  })

  it('does not wait for a network that does not answer', async () => {
    await fire('install')
    vi.useFakeTimers()
    start('/kept')
    const late = () => page('late', '/_next/static/chunks/a.js')
    network.set(`${origin}/kept`, () => new Promise((resolve) => setTimeout(resolve, 60_000, late())))
    const answer = visit('/kept')
    await vi.advanceTimersByTimeAsync(130_000)
    expect(await text(answer)).toContain('first')
    network.clear()
    expect(await text(visit('/kept'))).toContain('late')
  })

  it('does not answer for personal data, other pages and requests that are not GET', async () => {
    await fire('install')
    expect(await ask('/api/auth/session')).toBeNull()
    expect(await visit('/')).toBeNull()
    expect(await visit('/kept-other')).toBeNull()
    expect(await ask('/kept', { method: 'POST', mode: 'navigate' })).toBeNull()
  })
})

describe('a picture of a brochure that is kept', () => {
  const base = '/files/pages/0123456789abcdef/7'

  beforeEach(async () => {
    await store('broshura-kept-brochure-x-1').put(`${base}-1080.webp`, new Response('kept'))
  })

  it('is shown in place of smaller ones without asking the network', async () => {
    serve(`${base}-320.webp`, () => new Response('network'))
    expect(await text(ask(`${base}-320.webp`))).toBe('kept')
    expect(await text(ask(`${base}-1080.webp`))).toBe('kept')
  })

  it('is shown in place of a larger one that cannot be loaded', async () => {
    expect(await text(ask(`${base}-1920.webp`))).toBe('kept')
    serve(`${base}-1920.webp`, () => new Response('', { status: 503 }))
    expect(await text(ask(`${base}-1920.webp`))).toBe('kept')
    serve(`${base}-1920.webp`, () => new Response('large'))
    expect(await text(ask(`${base}-1920.webp`))).toBe('large')
  })

  it('of another page comes from the network', async () => {
    serve('/files/pages/0123456789abcdef/8-640.webp', () => new Response('network'))
    expect(await text(ask('/files/pages/0123456789abcdef/8-640.webp'))).toBe('network')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { html, origin, workerFixtures } from '@/lib/worker-fixtures'
import { offlinePage } from '@/server/plain-page'

const { network, stores, store, start, fire, ask, visit, serve } = workerFixtures('public/offline-worker.js')

beforeEach(async () => {
  network.clear()
  stores.clear()
  for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
    serve(`/files/offline/${locale}`, () => html(offlinePage(locale)))
  }
  start('/')
  await fire('install')
})

describe('without a connection', () => {
  beforeEach(() => network.clear())

  it.each(['/', '/broshura/x', '/search?q=kafe', '/account-orders', '/admin', '/lists'])(
    '%s is answered with a page that leads to the list',
    async (path) => {
      const text = (await (await visit(path))?.text()) ?? ''
      expect(text).toContain('lang="bg"')
      expect(text).toContain('href="/list"')
    },
  )

  it.each([
    ['/de/broshura/x', 'de'],
    ['/ru', 'ru'],
    ['/design', 'bg'],
  ])('%s is answered in its language', async (path, language) => {
    expect(await (await visit(path))?.text()).toContain(`lang="${language}"`)
  })

  it('leads to the list in a language in which it opens', async () => {
    await store('broshura-list-1').put('/de/list', html('Liste'))
    expect(await (await visit('/broshura/x'))?.text()).toContain('href="/de/list"')
    await store('broshura-list-1').put('/list', html('списък'))
    expect(await (await visit('/broshura/x'))?.text()).toContain('href="/list"')
  })

  it('lets pass what is no page', async () => {
    expect(await ask('/api/lists/sync')).toBeNull()
    expect(await ask('/search', { mode: 'navigate', method: 'POST' })).toBeNull()
    expect(await ask('/_next/static/a.js')).toBeNull()
  })
})

describe('without a connection, with a kept brochure', () => {
  const keep = (slug: string) => store(`broshura-kept-brochure-${slug}-1`).put('/kept/entry', Response.json({ slug }))
  const addressOf = async (path: string) => (await visit(path))?.headers.get('Location')

  beforeEach(async () => {
    for (const links of ['kept', 'both'] as const)
      await store('broshura-kept-pages-1').put(`/files/offline/de/${links}`, html(offlinePage('de', links)))
    await keep('mlyako')
    network.clear()
  })

  it('opens it where it is kept, at the same page, in the same language', async () => {
    expect(await addressOf('/broshura/mlyako')).toBe(`${origin}/kept?brochure=mlyako`)
    expect(await addressOf('/de/broshura/mlyako?page=5')).toBe(`${origin}/de/kept?brochure=mlyako&page=5`)
    expect(await addressOf('/broshura/mlyako?view=text&offer=x')).toBe(`${origin}/kept?brochure=mlyako&offer=x`)
  })

  it('opens no other, and none that is only half there', async () => {
    store('broshura-kept-brochure-half-1')
    expect(await addressOf('/broshura/half')).toBeNull()
    expect(await addressOf('/broshura/mlyako/text')).toBeNull()
    expect(await addressOf('/c/mlyako')).toBeNull()
  })

  it('says on any other page what opens', async () => {
    const page = async (path: string) => (await (await visit(path))?.text()) ?? ''
    expect(await page('/de/prices')).toContain('href="/de/kept"')
    expect(await page('/de/prices')).not.toContain('href="/de/list"')
    await store('broshura-list-1').put('/de/list', html('Liste'))
    const both = await page('/de/prices')
    expect([...both.matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href)).toEqual(['/de/kept', '/de/list'])
    stores.delete('broshura-kept-brochure-mlyako-1')
    expect(await page('/de/prices')).not.toContain('href="/de/kept"')
  })

  it('speaks the language of the page, also where the list opens in another one', async () => {
    await store('broshura-list-1').put('/list', html('списък'))
    const text = await (await visit('/de/prices'))?.text()
    expect(text).toContain('lang="de"')
    expect(text).toContain('href="/de/kept"')
    expect(text).not.toContain('href="/list"')
  })
})

describe('with a connection', () => {
  it('passes on what the server says, an error too, and stores none of it', async () => {
    serve('/broshura/x', () => html('page'))
    serve('/gone', () => html('not found', 404))
    expect(await (await visit('/broshura/x'))?.text()).toBe('page')
    expect((await visit('/gone'))?.status).toBe(404)
    expect([...(stores.get('broshura-offline-1')?.entries.keys() ?? [])]).toHaveLength(4)
  })

  it('takes the answer that the browser has asked for already', async () => {
    const request = { url: 'https://shop.example/broshura/x', method: 'GET', mode: 'navigate' }
    const answer = await fire('fetch', { request, preloadResponse: Promise.resolve(html('early')) })
    expect(await answer?.text()).toBe('early')
  })
})

it('takes the place of an older worker’s pages, and leaves the list alone', async () => {
  for (const name of ['broshura-offline-0', 'broshura-list-1']) store(name)
  await fire('activate')
  expect([...stores.keys()]).toEqual(['broshura-offline-1', 'broshura-list-1'])
})

import { beforeEach, expect, it } from 'vitest'
import type { IncrementalCacheValue } from '../next-internals'
import MemoryCacheHandler from './next-handler'
import { processCache } from './process-cache'

type Value = NonNullable<IncrementalCacheValue>
type SetContext = Parameters<MemoryCacheHandler['set']>[2]

const readContext: SetContext = { fetchCache: true, tags: ['brochure:1'] }
const pageContext: SetContext = { isFallback: false, isRoutePPREnabled: false }

/** The kinds of a cache value are an enum that exists in Next's types only, so the value is made from JSON. */
function read(result: unknown): Value {
  const data = { headers: {}, body: JSON.stringify(result), url: '' }
  return JSON.parse(JSON.stringify({ kind: 'FETCH', data, revalidate: 3600 }))
}

function page(status: number, tags: string, html = '<html></html>'): Value {
  const headers = { 'x-next-cache-tags': tags }
  return JSON.parse(JSON.stringify({ kind: 'APP_PAGE', html, status, headers }))
}

beforeEach(() => {
  globalThis.broshuraCache = undefined
  processCache().open()
})

it('keeps a read and a page for other requests until a tag of theirs is forgotten', async () => {
  const one = new MemoryCacheHandler({ _requestHeaders: {} })
  expect(await one.get('read')).toBeNull()
  await one.set('read', read({ id: 1 }), readContext)
  await one.get('/bg')
  await one.set('/bg', page(200, '_N_T_/layout,brochure:1'), pageContext)
  const other = new MemoryCacheHandler({ _requestHeaders: {} })
  expect(await other.get('read')).toMatchObject({ value: { kind: 'FETCH' } })
  expect(await other.get('/bg')).toMatchObject({ value: { kind: 'APP_PAGE' } })
  processCache().evict(['brochure:1'])
  expect(await other.get('read')).toBeNull()
  expect(await other.get('/bg')).toBeNull()
})

it('gives back a page whole, and keeps small what only a navigating browser asks for', async () => {
  const rscData = Buffer.from('0:["$","p",null,{}]\n'.repeat(5000))
  const segmentData = new Map([['/_tree', Buffer.from('{}')]])
  const whole: Value = Object.assign(page(200, 'brochure:1'), { rscData, segmentData })
  const request = new MemoryCacheHandler({ _requestHeaders: {} })
  await request.get('/bg')
  await request.set('/bg', whole, pageContext)
  const cached = await new MemoryCacheHandler({ _requestHeaders: {} }).get('/bg')
  expect(cached?.value).toMatchObject({ kind: 'APP_PAGE', html: '<html></html>', rscData, segmentData })
  expect(processCache().size.bytes).toBeLessThan(5000)
})

it('does not keep what one request read before a change when another began after it', async () => {
  const slow = new MemoryCacheHandler({ _requestHeaders: {} })
  await slow.get('read')
  processCache().evict(['brochure:1'])
  const later = new MemoryCacheHandler({ _requestHeaders: {} })
  await later.get('read')
  await slow.set('read', read('stale'), readContext)
  expect(await new MemoryCacheHandler({ _requestHeaders: {} }).get('read')).toBeNull()
})

it('counts the first miss of a request that asks twice', async () => {
  const request = new MemoryCacheHandler({ _requestHeaders: {} })
  await request.get('read')
  processCache().evict(['brochure:1'])
  await request.get('read')
  await request.set('read', read('stale'), readContext)
  expect(await new MemoryCacheHandler({ _requestHeaders: {} }).get('read')).toBeNull()
})

it('keeps nothing of an unknown address', async () => {
  const request = new MemoryCacheHandler({ _requestHeaders: {} })
  await request.get('read')
  await request.set('read', read(null), readContext)
  await request.get('/bg/x-1')
  await request.set('/bg/x-1', page(404, 'address:/x-1'), pageContext)
  await request.get('/bg/x-2')
  await request.set('/bg/x-2', null, pageContext)
  expect(processCache().size).toEqual({ entries: 0, bytes: 0 })
})

it('keeps a page at its path, for the route that made it', async () => {
  const keys = ['a1', 'b2'].map((route) => `/route-cache/APP_PAGE/${route}/$/bg/c/food`)
  for (const key of keys) {
    const request = new MemoryCacheHandler({ _requestHeaders: {} })
    await request.get(key)
    await request.set(key, page(200, '', `<p>${key}</p>`), pageContext)
    expect(await request.get(key)).toMatchObject({ value: { html: `<p>${key}</p>` } })
  }
  expect(await new MemoryCacheHandler({ _requestHeaders: {} }).get(keys[0] ?? '')).toBeNull()
  expect(processCache().get('/bg/c/food')?.value.page?.html.toString()).toBe(`<p>${keys[1]}</p>`)
})

it('gives a cached page a mark that changes with its content', async () => {
  const marks: unknown[] = []
  for (const html of ['<p>one</p>', '<p>one</p>', '<p>two</p>']) {
    processCache().evict(['brochure:1'])
    const request = new MemoryCacheHandler({ _requestHeaders: {} })
    await request.get('/bg')
    await request.set('/bg', page(200, 'brochure:1', html), pageContext)
    const value = (await new MemoryCacheHandler({ _requestHeaders: {} }).get('/bg'))?.value
    marks.push(value && 'headers' in value ? value.headers?.etag : undefined)
  }
  expect(marks[0]).toMatch(/^W\/"[\w-]+"$/)
  expect(marks[1]).toBe(marks[0])
  expect(marks[2]).not.toBe(marks[0])
})

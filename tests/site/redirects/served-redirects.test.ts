import { createServer } from 'node:http'
import { sql } from '@payloadcms/db-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askServer } from '../../setup/ask-server'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'

const { payload, url } = await freshCms()
const { findCachedRedirect } = await import('@/features/site/redirects/cached-redirects')
const { withRedirects } = await import('@/server/redirects')
const { listenForInvalidations, waitForInvalidations } = await import('@/server/cache/listener')

const server = createServer(withRedirects((_request, response) => response.writeHead(200).end('page')))

beforeAll(async () => {
  globalThis.broshuraRedirects = findCachedRedirect()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(await listenForInvalidations())
})
afterAll(async () => {
  await globalThis.broshuraRedirects?.flush()
  await new Promise((resolve) => server.close(resolve))
})

const ask = askServer(server)
const get = async (...request: Parameters<typeof ask>) => {
  const answer = await ask(...request)
  return { ...answer, body: answer.body.toString() }
}

async function redirect(from: string, to: string, status: '301' | '302' | '307' | '308' = '308'): Promise<string> {
  const { id } = await payload.create({ collection: 'redirects', data: { from, to, status } })
  await waitForInvalidations()
  return id
}

const leads = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: got } = await get(path, headers)
  return `${status} ${got.location ?? ''}`.trim()
}

it.each(['301', '302', '307', '308'] as const)('answers with %s, the status of the redirect', async (status) => {
  await redirect(`/with-${status}`, '/list', status)
  const { status: got, headers } = await get(`/ru/with-${status}`)
  expect([String(got), headers.location]).toEqual([status, '/ru/list'])
  expect(headers['cache-control']).toBe('private, no-store')
})

it('keeps the query on the way inside of the site, and lets none out of it', async () => {
  await redirect('/asked', '/search')
  await redirect('/asked-with', '/search?q=a#part')
  await redirect('/asked-out', 'https://elsewhere.example/x')
  expect(await leads('/asked?q=m%C3%BC')).toBe('308 /search?q=m%C3%BC')
  expect(await leads('/asked-with?q=b')).toBe('308 /search?q=a#part')
  expect(await leads('/asked-out?secret=1')).toBe('308 https://elsewhere.example/x')
})

it('knows a path in other letters and one with an ending', async () => {
  await redirect('/стара-страница', '/нова страница'.replace(' ', '-'))
  await redirect('/index.php', '/list')
  expect(await leads(encodeURI('/стара-страница'))).toBe(`308 ${encodeURI('/нова-страница')}`)
  expect(await leads('/index.php')).toBe('308 /list')
  for (const odd of ['/%E0%A4%A', '//', '/a?b?c']) expect(await leads(odd)).toBe('200')
})

it('lets pass what is no page, and what only writes', async () => {
  // A redirect from before such paths were refused.
  await payload.db.create({ collection: 'redirects', data: { from: '/api/old', to: '/list', status: '308' } })
  await redirect('/written', '/list')
  expect(await leads('/api/old')).toBe('200')
  expect((await get('/written', {}, 'POST')).status).toBe(200)
  expect((await get('/written', {}, 'HEAD')).status).toBe(308)
})

it('makes the router inside the app leave for another site, and go on inside of ours', async () => {
  await redirect('/leaves', 'https://elsewhere.example/')
  await redirect('/stays', '/list')
  const { status, headers } = await get('/leaves', { rsc: '1' })
  expect([status, headers.location, headers['content-type']]).toEqual([200, undefined, 'text/plain'])
  expect(await leads('/stays?_rsc=abc', { rsc: '1' })).toBe('308 /list?_rsc=abc')
})

it('hears of a redirect that is made, changed and deleted', async () => {
  expect(await leads('/changing')).toBe('200')
  const id = await redirect('/changing', '/list')
  expect(await leads('/changing')).toBe('308 /list')
  await payload.update({ collection: 'redirects', id, data: { to: '/prices', status: '302' } })
  await waitForInvalidations()
  expect(await leads('/changing')).toBe('302 /prices')
  await payload.delete({ collection: 'redirects', id })
  await waitForInvalidations()
  expect(await leads('/changing')).toBe('200')
})

it('counts visits together, and no looks ahead', async () => {
  const id = await redirect('/counted', '/list')
  for (let n = 0; n < 3; n++) await get('/counted')
  await get('/counted', { rsc: '1', 'next-router-prefetch': '1' })
  await get('/counted', {}, 'HEAD')
  await globalThis.broshuraRedirects?.flush()
  const counted = await payload.findByID({ collection: 'redirects', id })
  expect(counted).toMatchObject({ hits: 3, lastHitAt: expect.any(String) })
  await get('/de/counted')
  await globalThis.broshuraRedirects?.flush()
  expect(await payload.findByID({ collection: 'redirects', id })).toMatchObject({ hits: 4 })
})

it('keeps the visits that could not be saved for the next try', async () => {
  const id = await redirect('/counted-later', '/list')
  await get('/counted-later')
  await payload.db.drizzle.execute(sql`alter table redirects rename to redirects_away`)
  await expect(globalThis.broshuraRedirects?.flush()).rejects.toThrow()
  await payload.db.drizzle.execute(sql`alter table redirects_away rename to redirects`)
  await get('/counted-later')
  await globalThis.broshuraRedirects?.flush()
  expect(await payload.findByID({ collection: 'redirects', id })).toMatchObject({ hits: 2 })
})

it('finds one of 50,000 by the index', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`insert into redirects (id, "from", "to", status, updated_at, created_at)
    select gen_random_uuid(), '/many/' || n, '/list', '308', now(), now() from generate_series(1, 50000) n`)
  await client.query('analyze redirects')
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select * from redirects where "from" in ('/bg/many/77', '/many/77')`,
  )
  await client.end()
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('redirects_from_idx')
  expect(await leads('/many/77')).toBe('308 /list')
})

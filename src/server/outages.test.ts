import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endOfSofiaDay } from '@/domain/calendar-day'
import { askServer } from '../../tests/setup/ask-server'
import MemoryCacheHandler from './cache/next-handler'
import { processCache } from './cache/process-cache'
import { withErrorPages, withOutagePages } from './outages'

let next: { asked: number; status: number }
let databaseAnswers: boolean
let answered: boolean

const database = {
  answers: async () => {
    answered = databaseAnswers
    return answered
  },
  answered: () => answered,
}

const server = createServer(
  withOutagePages(
    withErrorPages((_, response) => {
      next.asked += 1
      response.writeHead(next.status, { 'content-type': 'text/html' }).end('fresh')
    }, database),
    database,
  ),
)

beforeEach(async () => {
  globalThis.broshuraCache = undefined
  processCache().open()
  next = { asked: 0, status: 200 }
  databaseAnswers = false
  answered = true
  await cachePage('/bg/c/food', 'храна', 'brochure:1,day')
  await cachePage('/de', 'Start', 'menus')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((resolve) => server.close(resolve))
})

async function cachePage(path: string, html: string, tags: string): Promise<void> {
  const handler = new MemoryCacheHandler({ _requestHeaders: {} })
  const value = { kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': tags } }
  await handler.get(path)
  await handler.set(path, JSON.parse(JSON.stringify(value)), { isFallback: false, isRoutePPREnabled: false })
}

const ask = askServer(server)
const get = async (...request: Parameters<typeof ask>) => {
  const answer = await ask(...request)
  return { ...answer, body: answer.body.toString() }
}

it('asks Next as long as the listener is connected, and also when only the database answers', async () => {
  expect((await get('/c/food')).body).toBe('fresh')
  processCache().close()
  databaseAnswers = true
  expect((await get('/c/food')).body).toBe('fresh')
})

it('answers with the last copy while the database does not answer', async () => {
  processCache().close()
  const { status, headers, body } = await get('/c/food?utm_source=x')
  expect([status, body, next.asked]).toEqual([200, 'храна', 0])
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-next-cache-tags']).toBeUndefined()
  expect((await get('/de')).body).toBe('Start')
  expect((await get('/c/food', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
})

it('has no copy of yesterday, and none of what was changed before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: endOfSofiaDay() })
  processCache().evict(['menus'])
  processCache().close()
  expect((await get('/c/food')).status).toBe(503)
  expect((await get('/de')).status).toBe(503)
})

it('says in the language of the address that the rest cannot be answered now', async () => {
  processCache().close()
  for (const [path, language] of Object.entries({ '/prices': 'bg', '/ru/prices': 'ru', '/en/search?q=a': 'en' })) {
    const { status, headers, body } = await get(path)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'private, no-store'])
    expect(body).toContain(`<html lang="${language}">`)
  }
  expect((await get('/admin', { cookie: 'a=b; payload-lng=de' })).body).toContain('<html lang="de">')
  expect((await get('/c/food', {}, 'POST')).status).toBe(503)
  expect((await get('/prices', {}, 'HEAD')).body).toBe('')
  expect(next.asked).toBe(0)
})

it('says so to a program in JSON', async () => {
  processCache().close()
  const { status, headers, body } = await get('/api/cms/brochures', { cookie: 'payload-lng=en' })
  expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, 'application/json', '10'])
  expect(JSON.parse(body)).toMatchObject({
    error: 'unavailable',
    errors: [{ message: expect.stringMatching(/^The site/) }],
  })
})

it.each(['/_next/static/a.js', '/files/media/a.png', '/api/health', '/api/ready', '/robots.txt', '/bg/c/food'])(
  'lets %s pass, which needs no database',
  async (path) => {
    processCache().close()
    expect((await get(path)).body).toBe('fresh')
  },
)

it('leads a visitor of the start page on to another language', async () => {
  processCache().close()
  expect((await get('/', { 'accept-language': 'de' })).body).toBe('fresh')
  expect((await get('/', { 'accept-language': 'bg' })).status).toBe(503)
})

it('notices by a failure that a pooler is away past which invalidations arrive, and that it is back', async () => {
  next.status = 500
  await get('/prices')
  expect(next.asked).toBe(1)
  expect((await get('/prices')).status).toBe(503)
  expect((await get('/c/food')).body).toBe('храна')
  expect(next.asked).toBe(1)
  databaseAnswers = true
  next.status = 200
  expect((await get('/prices')).body).toBe('fresh')
})

it('takes what fails meanwhile for a part of the outage, and nothing else', async () => {
  databaseAnswers = true
  next.status = 500
  expect((await get('/prices')).status).toBe(500)
  processCache().close()
  databaseAnswers = true
  const { status, headers } = await get('/prices')
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'private, no-store'])
})

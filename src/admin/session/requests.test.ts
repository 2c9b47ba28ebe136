import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { holdEndedSessions, onAutosave } from './requests'

let signedIn: boolean
let saved: string[]
const server = createServer((request, response) => {
  const { url = '', method } = request
  if (url.startsWith('/api/cms/users/me')) {
    return response.end(JSON.stringify({ user: signedIn ? { id: 'anna' } : null }))
  }
  if (!signedIn || url.includes('orders')) return response.writeHead(403).end('{}')
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    saved.push(`${method} ${url} ${body}`)
    response.end(JSON.stringify({ doc: { updatedAt: `saved ${saved.length}` } }))
  })
})
let origin: string
let stop: () => void
const signInAgain = vi.fn<() => Promise<boolean>>()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => server.close())
beforeEach(() => {
  signedIn = true
  saved = []
  const location = { origin, href: `${origin}/admin` }
  vi.stubGlobal('window', {
    location,
    fetch: (path: string | URL, init?: RequestInit) => fetch(new URL(path, origin), init),
  })
  stop = holdEndedSessions(signInAgain, () => Response.json({ errors: [] }, { status: 401 }))
})
afterEach(() => {
  stop()
  signInAgain.mockReset()
  vi.unstubAllGlobals()
})

const save = (path = '/api/cms/pages/1') => window.fetch(path, { method: 'PATCH', body: '{"title":"Нова"}' })

test('a save goes through while someone is signed in', async () => {
  expect((await save()).status).toBe(200)
  expect(signInAgain).not.toHaveBeenCalled()
})

test('a save of an ended session waits for the sign-in and is sent again', async () => {
  signedIn = false
  signInAgain.mockImplementation(() => {
    signedIn = true
    return Promise.resolve(true)
  })
  expect((await save()).status).toBe(200)
  expect(saved).toEqual(['PATCH /api/cms/pages/1 {"title":"Нова"}'])
})

test('whoever does not sign in is told so, and not that they have no right', async () => {
  signedIn = false
  signInAgain.mockResolvedValue(false)
  expect((await save()).status).toBe(401)
  expect(saved).toEqual([])
})

test('a real refusal is left as it is', async () => {
  expect((await save('/api/cms/orders/1')).status).toBe(403)
  expect(signInAgain).not.toHaveBeenCalled()
})

test('reading, the sign-in itself and other places are not held', async () => {
  signedIn = false
  await window.fetch('/api/cms/pages/1')
  await save('/api/cms/users/login')
  await save('/api/list')
  expect(signInAgain).not.toHaveBeenCalled()
})

test('a save that waited for another one of this window carries the time that it got, and no other save does', async () => {
  const send = (path: string, updatedAt: string) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'Нова', updatedAt }))
    return window.fetch(path, { method: 'PATCH', body })
  }
  for (const [path, time] of [
    ['/api/cms/pages/1?autosave=true', 'first'],
    ['/api/cms/pages/1?autosave=true', 'first'],
    ['/api/cms/pages/1?draft=true', 'older'],
    ['/api/cms/pages/2', 'first'],
  ] as const) {
    await send(path, time)
  }
  expect(saved.map((line) => /"updatedAt":"([^"]*)"/.exec(line)?.[1])).toEqual(['first', 'saved 1', 'older', 'first'])
})

test('says of each autosave that it begins', async () => {
  const begun: string[] = []
  const stopWatching = onAutosave((path) => begun.push(path))
  await save('/api/cms/pages/1?autosave=true&draft=true')
  await save('/api/cms/pages/1')
  stopWatching()
  await save('/api/cms/pages/1?autosave=true')
  expect(begun).toEqual(['/api/cms/pages/1'])
})

import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { watchAutosaves } from '../autosave/autosaves'
import { holdEndedSessions } from './requests'

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

const autosave = async (path: string, updatedAt: string) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ title: 'Нова', updatedAt }))
  await window.fetch(path, { method: 'PATCH', body })
}
const sentTimes = () => saved.map((line) => /"updatedAt":"([^"]*)"/.exec(line)?.[1])

test('a save that waited for another one of its open form has the time of that answer, and no other save has', async () => {
  const close = watchAutosaves('/api/cms/pages/1', () => undefined)
  await autosave('/api/cms/pages/1?autosave=true', 'first')
  await autosave('/api/cms/pages/1?autosave=true', 'first')
  await autosave('/api/cms/pages/1?draft=true', 'older')
  await autosave('/api/cms/pages/2', 'first')
  expect(sentTimes()).toEqual(['first', 'saved 1', 'older', 'first'])
  close()
})

test('a form that is opened again from an older copy sends the time of that copy, and is refused', async () => {
  const close = watchAutosaves('/api/cms/pages/1', () => undefined)
  await autosave('/api/cms/pages/1?autosave=true', 'first')
  close()
  const closeAgain = watchAutosaves('/api/cms/pages/1', () => undefined)
  await autosave('/api/cms/pages/1?autosave=true', 'first')
  expect(sentTimes()).toEqual(['first', 'first'])
  closeAgain()
})

test('an open form is told of each of its autosaves before it is sent', async () => {
  const begun: number[] = []
  const close = watchAutosaves('/api/cms/pages/1', () => begun.push(saved.length))
  await save('/api/cms/pages/1?autosave=true&draft=true')
  await save('/api/cms/pages/1')
  await save('/api/cms/pages/2?autosave=true')
  close()
  await save('/api/cms/pages/1?autosave=true')
  expect(begun).toEqual([0])
})

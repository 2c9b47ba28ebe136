import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { endGracefully } from './end-gracefully'
import { webServer } from './web-server'

const megabyte = 1024 * 1024
const json = 'application/json'
const running: Server[] = []
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

const isStaff = async (headers: IncomingHttpHeaders) => headers.cookie === 'payload-token=valid'

async function start(answer: RequestListener, trustedProxies = 0) {
  const ending = new AbortController()
  const server = webServer(answer, {
    trustedProxies,
    siteUrl: 'https://broshura.example',
    ending: ending.signal,
    isStaff,
  })
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, ending, port, url: `http://127.0.0.1:${port}` }
}

const echo: RequestListener = async (request, response) => response.end(String((await text(request)).length))
const nobody: RequestListener = (_request, response) => response.end('reached')

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': json, ...headers }, ...{ duplex: 'half' } })

function chunks(count: number): ReadableStream<Uint8Array> {
  let left = count
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(new Uint8Array(64 * 1024))
      else controller.close()
    },
  })
}

it('passes on a body of up to one megabyte, whole', async () => {
  const { url } = await start(echo)
  expect(await (await post(url, new Uint8Array(megabyte))).text()).toBe(String(megabyte))
  expect(await (await post(url, chunks(4))).text()).toBe(String(4 * 64 * 1024))
})

it.each(['/api/auth/login', '/api/cms/users/login', '/api/lists/sync', '/contacts', '/api/cms/brochure-files'])(
  'lets nobody read a larger one at %s',
  async (path) => {
    let read = 0
    const { url } = await start((request, response) => {
      request.on('data', (chunk: Buffer) => {
        read += chunk.length
      })
      request.on('end', () => response.end('whole'))
    })
    const response = await post(url + path, new Uint8Array(megabyte + 1))
    expect([response.status, read]).toEqual([413, 0])
    expect(await response.json()).toEqual({ errors: [{ message: expect.stringContaining('too large') }] })
    expect((await post(url + path, chunks(40))).status).toBe(413)
    expect(read).toBeLessThanOrEqual(megabyte)
  },
)

it('refuses a body of another type before anything is read, and takes a request without a body', async () => {
  let answered = 0
  const { url } = await start((request, response) => {
    answered++
    response.end(request.method)
  })
  const refused = await post(`${url}/api/lists/sync`, 'name=x', { 'content-type': 'text/plain' })
  expect([refused.status, answered]).toEqual([415, 0])
  expect(await refused.json()).toEqual({ errors: [{ message: expect.stringContaining('content type') }] })
  expect((await fetch(`${url}/api/lists/sync`, { method: 'POST' })).status).toBe(200)
})

it('refuses methods that nobody uses, and forms that another site sends to a page', async () => {
  const { url } = await start((_, response) => response.end('reached'))
  expect((await fetch(url, { method: 'PROPFIND' })).status).toBe(405)
  const from = async (origin: string, path = '/login') => (await post(url + path, 'x', { origin })).status
  expect(await Promise.all(['https://evil.example', 'x', 'null', url].map((one) => from(one)))).toEqual([
    403, 403, 403, 200,
  ])
  expect(await from('https://evil.example', '/api/lists/sync')).toBe(200)
})

it('refuses a form with files that is not whole, before its end reaches anybody', async () => {
  const { url } = await start(echo)
  const form = async (body: string, type = 'multipart/form-data; boundary=x') =>
    (await post(`${url}/login`, body, { 'content-type': type })).status
  const whole = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'
  expect([await form(whole), await form(whole, 'multipart/form-data; boundary="x"')]).toEqual([200, 200])
  expect([await form('false'), await form(whole.slice(0, -6)), await form(`a${whole}`)]).toEqual([400, 400, 400])
  expect(await form(whole, 'multipart/form-data')).toBe(400)
  const files = new FormData()
  files.set('file', new Blob([new Uint8Array(300_000)]), 'a.png')
  expect((await fetch(`${url}/login`, { method: 'POST', body: files })).status).toBe(200)
})

it('takes a large upload from staff alone', async () => {
  const { url } = await start(echo)
  const upload = (cookie: string, path = '/api/cms/brochure-files') =>
    post(url + path, new Uint8Array(3 * megabyte), { cookie })
  expect((await upload('payload-token=valid')).status).toBe(200)
  expect((await upload('payload-token=forged')).status).toBe(413)
  expect((await upload('payload-token=valid', '/api/lists/sync')).status).toBe(413)
})

it('keeps the connection after a refusal', async () => {
  const { url } = await start(echo)
  for (let time = 0; time < 5; time++) {
    expect((await post(url, new Uint8Array(2 * megabyte))).status).toBe(413)
    expect((await post(url, 'short')).status).toBe(200)
  }
})

it('overwrites what a client says of its address', async () => {
  const seen: IncomingMessage['headers'][] = []
  const answer: RequestListener = (request, response) => {
    seen.push(request.headers)
    response.end()
  }
  const headers = { 'x-forwarded-for': '1.2.3.4, 5.6.7.8', 'x-forwarded-host': 'evil.example' }
  await fetch((await start(answer)).url, { headers })
  expect(seen[0]).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
  expect(seen[0]).not.toHaveProperty('x-forwarded-host')
  await fetch((await start(answer, 1)).url, { headers })
  expect(seen[1]).toMatchObject({ 'x-forwarded-for': '5.6.7.8', 'x-forwarded-host': 'evil.example' })
})

it.each([
  ['/api/health%00', 404],
  ['/api/cms/brochures/%00', 404],
  ['/files/media/%ff', 404],
  ['/api/cms/brochures/a%00b?limit=1', 404],
  ['/search?q=a%00b', 400],
  ['/?a=1?b=%00', 400],
])('answers %s with %i before anything else', async (path, status) => {
  const { url } = await start(nobody)
  const response = await fetch(url + path)
  expect([response.status, await response.text()]).toEqual([status, expect.not.stringContaining('reached')])
})

it.each(['/%00', '/%ff', '/a%00b', '/de/%E0%A4%A'])('asks for %s as for a page that nobody has', async (path) => {
  const { port } = await start((request, response) => response.end(request.url))
  // `fetch` would normalise some of these paths.
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toContain(path.replaceAll('%', '%25'))
})

it.each([
  ['a redirect', '/moved', {}],
  [
    'a large body',
    '/api/lists/sync',
    { method: 'POST', body: new Uint8Array(megabyte + 1), headers: { 'content-type': json } },
  ],
  ['an address that cannot be read', '/files/%00', {}],
  ['a failure', '/fails', {}],
])('protects %s as it does a page', async (_, path, init) => {
  const { url } = await start((request, response) => {
    if (request.url === '/fails') throw new Error('failed')
    response.writeHead(308, { location: '/' }).end()
  })
  const { headers } = await fetch(url + path, { ...init, redirect: 'manual' })
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

it('leaves the headers of what answers', async () => {
  const { url } = await start((_, response) =>
    response.writeHead(200, { 'content-security-policy': "script-src 'self'", 'X-Frame-Options': 'DENY' }).end(),
  )
  const { headers } = await fetch(url)
  expect([headers.get('content-security-policy'), headers.get('x-frame-options')]).toEqual([
    "script-src 'self'",
    'DENY',
  ])
})

it.each([
  ['no request at all', 'HELLO\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
])('refuses %s in the same way', async (_, sent, status) => {
  const { port } = await start(nobody)
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  const said = await text(socket)
  expect(said).toContain(`HTTP/1.1 ${status}`)
  expect(said).toContain('strict-transport-security: max-age=31536000')
  expect(said).toContain('x-content-type-options: nosniff')
})

it('answers with the id of the request', async () => {
  const [open, behindProxy] = [await start(nobody), await start(nobody, 1)]
  const idOf = async (url: string) =>
    (await fetch(url, { headers: { 'x-request-id': 'given-by-proxy' } })).headers.get('x-request-id')
  expect(await idOf(open.url)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await idOf(behindProxy.url)).toBe('given-by-proxy')
})

it('says that it is not ready while it ends, and finishes what it has begun', async () => {
  const begun = Promise.withResolvers<ServerResponse>()
  const { url, ending, server } = await start((request, response) => {
    if (request.url === '/slow') begun.resolve(response)
    else response.end('ready')
  })
  const slow = fetch(`${url}/slow`)
  const response = await begun.promise
  expect((await fetch(`${url}/api/ready`)).status).toBe(200)
  ending.abort()
  const ended = endGracefully(server, { graceMs: 0, deadlineMs: 30_000 })
  const refused = fetch(`${url}/api/ready`)
  await expect(refused.then(({ status }) => status).catch(() => 'closed')).resolves.toSatisfy(
    (answer) => answer === 503 || answer === 'closed',
  )
  response.end('finished')
  expect(await (await slow).text()).toBe('finished')
  await ended
})

it('leaves an idle connection to a load balancer that has not noticed yet, and ends it with its next response', async () => {
  const { port, url, ending } = await start(nobody)
  const socket = connect(port, '127.0.0.1')
  const received = text(socket)
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  socket.write(request)
  await once(socket, 'data')
  ending.abort()
  for (const _ of [1, 2]) await (await fetch(url)).text()
  socket.write(request)
  const statuses = (await received).match(/HTTP\/1.1 200|Connection: close/g)
  expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'Connection: close'])
})

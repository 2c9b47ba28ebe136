import { connect, type Socket } from 'node:net'
import { rawHead, rawRequest } from '../tests/setup/raw-request'
import { expect, onlyFull, test } from './support/fixtures'
import { stack } from './support/stack-ready'

const host = () => new URL(stack().url).host
const upgrade = {
  connection: 'Upgrade',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}
const paths = [
  '/',
  '/prices',
  '/account-dashboard',
  '/de/account-orders',
  '/bg/list',
  '/admin',
  '/api/health',
  '/api/none',
]
const protocols = ['websocket', 'h2c', 'TLS/1.0', 'x']

test('a connection that wants another protocol gets the answer of its address, and ends', async () => {
  for (const path of [
    ...paths,
    '/_next/webpack-hmr',
    '/files/none',
    '/preview/bg/page/none',
    '/c/supermarket/filter',
  ]) {
    for (const protocol of protocols) {
      const asked = rawHead(`GET ${path} HTTP/1.1`, { host: host(), ...upgrade, upgrade: protocol })
      const { status } = await rawRequest(stack().url, asked)
      expect([200, 307, 308, 404], `${protocol} ${path}`).toContain(status)
    }
  }
  const form = { host: host(), ...upgrade, upgrade: 'websocket', 'content-type': 'text/plain', 'content-length': '1' }
  expect((await rawRequest(stack().url, `${rawHead('POST /api/lists/sync HTTP/1.1', form)}a`)).status).toBe(415)
})

test('an invalid request line is refused, and its connection ends', async () => {
  const close = { host: host(), connection: 'close', 'content-length': '0' }
  for (const [line, status] of [
    ['GET * HTTP/1.1', 400],
    ['HEAD * HTTP/1.1', 400],
    ['POST * HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 204],
    ['GET ftp://evil.example/ HTTP/1.1', 400],
    ['GET admin HTTP/1.1', 400],
    ['GET /\xff HTTP/1.1', 400],
    ['GET /\0 HTTP/1.1', 400],
    ['TRACE / HTTP/1.1', 405],
    ['TRACE * HTTP/1.1', 400],
    ['PROPFIND / HTTP/1.1', 405],
    ['QUERY /search HTTP/1.1', 405],
    ['TRACK / HTTP/1.1', 400],
    ['PRI * HTTP/2.0', 400],
    ['GET / HTTP/9.9', 400],
    // We are no proxy: Node ends these connections without an answer.
    ['CONNECT evil.example:443 HTTP/1.1', 0],
    ['CONNECT / HTTP/1.1', 0],
  ] as const) {
    const { status: answered, headers } = await rawRequest(stack().url, rawHead(line, close))
    expect(answered, line).toBe(status)
    if (status === 0) continue
    expect(headers.get('x-content-type-options'), line).toBe('nosniff')
    expect(headers.get('cache-control'), line).toBe('private, no-store')
  }
})

test('an expectation that nobody knows changes nothing', async () => {
  const asked = { host: host(), connection: 'close', expect: 'a-miracle' }
  const { status, headers } = await rawRequest(stack().url, rawHead('GET /prices HTTP/1.1', asked))
  expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
})

const silences = {
  nothing: '',
  'a part of a line': 'GET /pri',
  'a line without an end': 'GET /prices\r\n',
  'headers without an end': 'GET /prices HTTP/1.1\r\nHost: a\r\n',
  'a second request without an end': `${rawHead('GET /robots.txt HTTP/1.1', { host: 'a' })}GET /prices HTTP/1.1\r\nHost: a\r\n`,
}

test(
  'whoever falls silent, or sends headers letter by letter, is waited for some seconds',
  onlyFull(true),
  async () => {
    const letters: NodeJS.Timeout[] = []
    const slow = open('GET /prices HTTP/1.1\r\nA: ', (socket) =>
      letters.push(setInterval(() => socket.write('a'), 200)),
    )
    const ends = await Promise.all([slow, ...Object.values(silences).map((sent) => open(sent))])
    for (const timer of letters) clearInterval(timer)
    expect(ends).toEqual(ends.map(() => 'ended'))
  },
)

function open(sent: string, onOpen?: (socket: Socket) => void): Promise<'ended'> {
  const { hostname, port } = new URL(stack().url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => onOpen?.(socket))
    socket.on('error', () => undefined).resume()
    for (const event of ['end', 'close']) socket.once(event, () => resolve('ended'))
    if (sent) socket.write(sent)
  })
}

import type { RequestListener, Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { rawHead, rawRequest } from '../../../tests/setup/raw-request'
import { webServer } from './web-server'

let server: Server
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function start(answer: RequestListener): Promise<string> {
  server = webServer(answer, {
    trustedProxies: 0,
    siteUrl: 'https://broshura.example',
    ending: new AbortController().signal,
    isStaff: async () => false,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
const head = { host: 'a', 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const next = rawHead('GET /next HTTP/1.1', { host: 'a', connection: 'close' })

it.each([
  ['whose answer came before its end', 8],
  ['that was too large', 40],
])('answers the next request of a connection after a body %s', async (_, chunks) => {
  const url = await start((request, response) => {
    if (request.url === '/next') return response.end('next')
    return request.once('data', () => {
      request.pause()
      response.end('early')
    })
  })
  const sent = `${rawHead('POST /api/lists/sync HTTP/1.1', head)}${chunk.repeat(chunks)}0\r\n\r\n${next}`
  const { body } = await rawRequest(url, sent)
  expect(body).toMatch(/early[\s\S]*next/)
})

it('ends a connection whose body never ends after its answer', async () => {
  const url = await start((request, response) => request.once('data', () => response.end('early')))
  const { body } = await rawRequest(url, `${rawHead('POST /api/lists/sync HTTP/1.1', head)}${chunk}`)
  expect(body).toContain('early')
})

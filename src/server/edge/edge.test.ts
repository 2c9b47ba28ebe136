import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeTags, openPurger, tagsOfAnswer } from './edge'
import type { EdgeKind } from './kinds'

interface Recorded {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

const siteUrl = 'https://broshura.example'
const site = { siteUrl, build: 'one' }
const [everything = '', build = ''] = tagsOfAnswer(site, [])

let recorded: Recorded[]
let answers: { status: number; body: string }[]

/** Keeps every request, and answers as it is told to, else as an edge that has done it. */
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  recorded.push({ method: request.method, url: request.url, headers: request.headers, body })
  const answer = answers.shift() ?? { status: 200, body: '{"success":true,"status":"ok"}' }
  response.writeHead(answer.status).end(answer.body)
})

beforeEach(async () => {
  recorded = []
  answers = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const addressOf = ({ address, port }: AddressInfo) => `http://${address}:${port}`

function open(kind: EdgeKind, options: { againAfterMs?: number; path?: string } = {}) {
  const { againAfterMs, path = '' } = options
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the server listens on no port')
  return openPurger({ kind, addresses: [addressOf(bound) + path], token: 'secret', ...site, againAfterMs })
}

const many = (count: number) => Array.from({ length: count }, (_, number) => `brochure:${number}`)

describe('a purge', () => {
  it('asks Varnish for the tags in one header, with the token', async () => {
    const purger = open('varnish')
    purger.purge(['prices', 'address:/c/мляко, сирене'])
    await purger.told()
    expect(recorded).toMatchObject([{ method: 'PURGE', url: '/', headers: { 'x-purge-token': 'secret' } }])
    expect(recorded[0]?.headers['xkey-purge']).toBe(edgeTags(siteUrl, ['prices', 'address:/c/мляко, сирене']).join(' '))
    expect(recorded[0]?.headers['xkey-purge']).toMatch(/^[0-9a-f]{12} [0-9a-f]{12}$/)
  })

  it('asks Fastly for at most 256 keys at once', async () => {
    const purger = open('fastly', { path: '/service/SU1Z/' })
    purger.purge(many(300))
    await purger.told()
    expect(recorded.map(({ method, url, headers }) => [method, url, headers['fastly-key']])).toEqual([
      ['POST', '/service/SU1Z/purge', 'secret'],
      ['POST', '/service/SU1Z/purge', 'secret'],
    ])
    const keys = recorded.map(({ body }): string[] => JSON.parse(body).surrogate_keys)
    expect(keys.map(({ length }) => length)).toEqual([256, 44])
    expect(keys.flat()).toEqual(edgeTags(siteUrl, many(300)))
  })

  it('asks Cloudflare for at most 100 tags at once', async () => {
    const purger = open('cloudflare', { path: '/client/v4/zones/abc' })
    purger.purge(many(150))
    await purger.told()
    expect(recorded.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
      ['POST', '/client/v4/zones/abc/purge_cache', 'Bearer secret'],
      ['POST', '/client/v4/zones/abc/purge_cache', 'Bearer secret'],
    ])
    const tags = recorded.map(({ body }): string[] => JSON.parse(body).tags)
    expect(tags.map(({ length }) => length)).toEqual([100, 50])
  })

  it.each([
    ['varnish', { status: 503, body: '' }],
    ['fastly', { status: 429, body: '' }],
    ['cloudflare', { status: 429, body: '' }],
    ['cloudflare', { status: 200, body: '{"success":false,"errors":[{"code":10000}]}' }],
  ] as const)('that %s does not confirm is sent again', async (kind, answer) => {
    answers = [answer]
    const purger = open(kind)
    purger.purge(['prices'])
    await purger.told()
    expect(recorded).toHaveLength(2)
    expect(recorded[1]).toMatchObject({ url: recorded[0]?.url, body: recorded[0]?.body })
  })

  it('is sent a second time, because an answer may have been on its way to the edge', async () => {
    const purger = open('varnish', { againAfterMs: 1 })
    purger.purge(['prices'])
    await expect.poll(() => recorded).toHaveLength(2)
    expect(recorded[1]?.headers['xkey-purge']).toBe(recorded[0]?.headers['xkey-purge'])
  })

  it('is sent a second time at once by a process that ends, with all pages of its build', async () => {
    const purger = open('varnish')
    purger.purge(['prices'])
    await purger.told()
    await purger.finish()
    const keys = recorded.flatMap(({ headers }) => String(headers['xkey-purge']).split(' '))
    const [prices] = edgeTags(siteUrl, ['prices'])
    expect(keys).toEqual([prices, prices, build])
    expect(tagsOfAnswer({ siteUrl, build: 'two' }, [])).not.toContain(build)
  })

  it('waits while another is under way, and goes with all that wait', async () => {
    const purger = open('varnish')
    for (const name of many(20)) purger.purge([name])
    await purger.told()
    const keys = recorded.flatMap(({ headers }) => String(headers['xkey-purge']).split(' '))
    expect(new Set(keys)).toEqual(new Set(edgeTags(siteUrl, many(20))))
    expect(recorded.length).toBeLessThan(20)
  })

  it('of everything is one of the tag that every answer bears, and so is one of too much', async () => {
    const purger = open('varnish')
    purger.purgeEverything()
    await purger.told()
    purger.purge(many(6_000))
    await purger.told()
    expect(recorded.map(({ headers }) => headers['xkey-purge'])).toEqual([everything, everything])
    expect(tagsOfAnswer(site, ['prices'])).toContain(everything)
  })
})

it('two sites on one edge do not purge each other', () => {
  const other = edgeTags('https://other.example', ['prices'])
  expect(edgeTags(siteUrl, ['prices'])).not.toEqual(other)
})

it("Next's own tags are named nowhere", () => {
  expect(edgeTags(siteUrl, ['_N_T_/layout', 'prices'])).toEqual(edgeTags(siteUrl, ['prices']))
})

import { createServer } from 'node:http'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { config, probe, proxy } from './proxy'

const pages = createServer(({ url = '' }, response) => {
  response.statusCode = /^\/(?:de\/)?(?:c|r|p|shops)\/known$/.test(url) ? 200 : 404
  response.end()
})

beforeAll(() => new Promise<void>((resolve) => pages.listen(0, resolve)))
beforeAll(() => {
  const address = pages.address()
  vi.stubEnv('PORT', String(typeof address === 'object' && address?.port))
})
afterAll(() => new Promise((resolve) => pages.close(resolve)))

const rewrittenTo = async (path: string) => {
  const answer = await proxy(new NextRequest(`http://localhost:3000${path}`))
  const target = answer.headers.get('x-middleware-rewrite')
  return target && new URL(target).pathname
}

it.each(['/c/x/filter', '/de/p/x/reviews', '/r/x/latest', '/de/r/x/latest', '/r/x/stores', '/de/shops/x/stores'])(
  'what belongs to a page that does not exist is answered by that page: %s',
  async (path) => {
    expect(await rewrittenTo(path)).toBe(path.replace(/\/\w+$/, ''))
    expect(await rewrittenTo(path.replace('/x/', '/known/'))).toBeNull()
  },
)

it.each([
  ['/feeds/brochures.xml?category=x', '/c/x'],
  ['/de/feeds/brochures.ics?shop=x', '/de/r/x'],
  ['/feeds/brochures.xml?category=known&shop=x', '/r/x'],
  ['/feeds/brochures.xml?category=..%2Fp%2Fknown', '/c/..%2Fp%2Fknown'],
  ['/feeds/brochures.xml?category=known&shop=known', null],
  ['/feeds/brochures.xml?category=', null],
])('a feed of what does not exist is answered by the missing page: %s', async (path, page) => {
  expect(await rewrittenTo(path)).toBe(page)
})

it('passes its own questions by', () => {
  const own = { type: 'header', key: probe }
  for (const part of ['filter', 'reviews', 'latest', 'stores']) {
    const rules = config.matcher.flatMap((rule) =>
      typeof rule === 'object' && rule.source.endsWith(`/${part}`) ? rule : [],
    )
    expect(rules.map(({ missing }) => missing)).toEqual([[own]])
  }
})

it('leaves it to a server action who may send it, because a redirect would be no answer to its form', async () => {
  const send = (headers: Record<string, string>) =>
    proxy(new NextRequest('http://localhost:3000/account-profile', { method: 'POST', headers }))
  expect((await send({})).headers.get('location')).toBe('http://localhost:3000/login?next=%2Faccount-profile')
  expect((await send({ 'next-action': 'x' })).headers.get('location')).toBeNull()
})

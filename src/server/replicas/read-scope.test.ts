import { expect, it } from 'vitest'
import { mayReadReplicas } from './read-scope'

const ask = (url: string, cookie?: string, method = 'GET') => mayReadReplicas({ method, url, headers: { cookie } })

it.each([
  '/',
  '/en/search?q=milk',
  '/broshura/a',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/api/search/suggestions?q=a',
])('visitors who are not signed in may read %s from a replica', (url) => {
  expect(ask(url)).toBe(true)
  expect(ask(url, 'broshura-theme=dark', 'HEAD')).toBe(true)
})

it('a form reads the primary', () => {
  expect(ask('/search', undefined, 'POST')).toBe(false)
})

it.each([
  ['the CMS', '/admin'],
  ['its API', '/api/cms/brochures'],
  ['drafts', '/preview/brochures/a'],
  ['lists', '/api/lists/sync'],
  ['the shop', '/api/shop/payments/events'],
  ['accounts', '/api/account'],
  ['a probe', '/api/ready'],
])('%s reads the primary', (_, url) => {
  expect(ask(url)).toBe(false)
})

it.each(['a=b; sb-project-auth-token=c', 'payload-token=a', '__prerender_bypass=a'])(
  'who has the cookie "%s" reads the primary',
  (cookie) => {
    expect(ask('/', cookie)).toBe(false)
  },
)

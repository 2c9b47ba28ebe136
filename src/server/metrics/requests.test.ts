import { expect, it } from 'vitest'
import { requestClass } from './requests'

it.each([
  ['/', 'page'],
  ['/en/search?q=milk', 'page'],
  ['/administration', 'page'],
  ['/apiary', 'page'],
  ['/_next/static/chunks/a.js', 'static'],
  ['/builds/1', 'static'],
  ['/sitemap.xml', 'static'],
  ['/files/media/a.webp', 'files'],
  ['/admin', 'cms'],
  ['/admin?locale=en', 'cms'],
  ['/de/admin/account', 'cms'],
  ['/api/cms/users/login', 'cms'],
  ['/preview/pages/1', 'cms'],
  ['/api/lists/sync', 'api'],
  ['/api/health', 'health'],
  ['/api/ready?a', 'health'],
  ['*', 'page'],
  ['', 'page'],
])('counts a request for "%s" as "%s"', (url, expected) => {
  expect(requestClass(url)).toBe(expected)
})

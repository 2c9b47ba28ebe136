import { expect, it } from 'vitest'
import { closedBeforeLaunch, isOpenBeforeLaunch } from './launch-mode'

it.each([
  '/coming-soon',
  '/newsletter',
  '/c/toys',
  '/c/toys/filter',
  '/p/shirt',
  '/broshura/week-47',
  '/legal/gdpr',
  '/legal/terms/2026-01-01',
  '/gdpr',
  '/terms',
  '/tos',
  '/agb',
  '/imprint',
  '/product-default',
  '/admin',
  '/admin/broshura-edit/week-47',
  '/preview/bg/broshura/1',
  '/api/newsletter/link',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/anything/feed.xml',
  '/robots.txt',
  '/files/media/mark.png',
  '/builds/latest.json',
  '/_next/static/chunk.js',
])('%s is open before the launch', (path) => {
  expect(isOpenBeforeLaunch(path)).toBe(true)
  expect(path.slice(1)).not.toMatch(new RegExp(`^${closedBeforeLaunch()}$`))
})

it.each([
  '/',
  '/search',
  '/c',
  '/p',
  '/api',
  '/legal',
  '/coming-soon/more',
  '/newsletters',
  '/administration',
  '/product-carousel',
  '/terms/old',
  '/r/zora',
  '/account-orders',
  '/xml',
])('%s is closed before the launch', (path) => {
  expect(isOpenBeforeLaunch(path)).toBe(false)
})

it('closes at once what is a route of ours or is deeper, and leaves a possible page of the CMS to the page', () => {
  const closed = new RegExp(`^${closedBeforeLaunch()}$`)
  for (const path of ['search', 'list', 'account-orders', 'r/zora', 'prices/filter', 'about-us/team'])
    expect(path).toMatch(closed)
  for (const path of ['about-us', 'searching', 'newsletter']) expect(path).not.toMatch(closed)
})

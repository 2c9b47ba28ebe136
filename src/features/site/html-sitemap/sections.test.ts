import { expect, it } from 'vitest'
import type { SitemapSection } from '@/domain/sitemap-sections'
import { pagesBySection } from './sections'

const page = (slug: string, section: SitemapSection) => ({ slug, section })
const slugs = (found: { slug: string }[] | undefined) => found?.map(({ slug }) => slug)

it('lists pages under the section that editors chose, whatever their addresses, and numbers in their order', () => {
  const found = pagesBySection([
    page('header-style-10', 'headers'),
    page('header-style-2', 'headers'),
    page('banner-summer', 'about'),
    page('our-summer', 'other'),
  ])
  expect(slugs(found.headers)).toEqual(['header-style-2', 'header-style-10'])
  expect(slugs(found.about)).toEqual(['banner-summer'])
  expect(slugs(found.other)).toEqual(['our-summer'])
  expect(found.posts).toBeUndefined()
})

import { expect, it } from 'vitest'
import { groupPages } from './sections'

const pages = (...slugs: string[]) => slugs.map((slug) => ({ slug }))
const slugs = (found: { slug: string }[] | undefined) => found?.map(({ slug }) => slug)

it('puts pages into groups by how their addresses begin, and numbers in their order', () => {
  const found = groupPages(pages('header-style-10', 'header-style-2', 'faqs-1', 'about-us', 'our-summer'))
  expect(slugs(found.headers)).toEqual(['header-style-2', 'header-style-10'])
  expect(slugs(found.about)).toEqual(['about-us', 'faqs-1'])
  expect(slugs(found.other)).toEqual(['our-summer'])
  expect(found.posts).toBeUndefined()
})

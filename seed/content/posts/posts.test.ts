import { describe, expect, it } from 'vitest'
import { isSlug } from '@/domain/slug'
import { locales } from '@/i18n/routing'
import { posts } from '.'
import { authors } from './authors'
import { postTerms } from './terms'

const namesOf = (kind: 'category' | 'tag') => postTerms.filter((term) => term.kind === kind).map(({ slug }) => slug)

describe('the posts of the demonstration', () => {
  it.each(posts)('$slug is written in every language, at length and in a calm voice', (post) => {
    expect(isSlug(post.slug)).toBe(true)
    for (const locale of locales) {
      const words = post.text[locale].split(/\s+/).length
      expect(words, `words in ${locale}`).toBeGreaterThan(100)
      for (const text of [post.title, post.summary, post.text, post.transcript])
        expect(text?.[locale] ?? '').not.toContain('!')
      expect(post.summary[locale].length).toBeLessThanOrEqual(300)
    }
    for (const text of [post.title.de, post.summary.en, post.text.de, post.text.en]) expect(text).not.toMatch(/[а-я]/i)
  })

  it('stand under authors, categories and tags that there are, each of which has posts', () => {
    expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(authors.map(({ slug }) => slug)))
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(namesOf('category')))
    expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(namesOf('tag')))
  })

  it('have an address, a cover and a day of their own each, the newest first', () => {
    for (const values of [posts.map(({ slug }) => slug), posts.map(({ cover }) => cover)])
      expect(new Set(values).size).toBe(posts.length)
    const days = posts.map(({ daysAgo }) => daysAgo)
    expect(days).toEqual([...new Set(days)].sort((one, other) => one - other))
  })
})

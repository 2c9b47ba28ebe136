import type { Author, Post, PostTerm } from '@payload-types'
import type { Payload } from 'payload'
import { locales } from '@/i18n/routing'

type Given = Partial<Omit<Post, 'id'>>

export function postFixtures(payload: Payload) {
  let count = 0
  const next = () => {
    count += 1
    return count
  }

  async function createPost({ _status = 'published', title = 'Статия', ...data }: Given = {}): Promise<string> {
    const { id } = await payload.create({
      collection: 'posts',
      locale: 'bg',
      draft: true,
      data: {
        slug: `post-${next()}`,
        format: 'standard',
        publishedOn: '2026-03-01',
        summary: 'Накратко',
        ...data,
        title,
        _status: 'draft',
      },
    })
    if (_status === 'draft') return id
    for (const locale of locales.slice(1)) {
      const words = { title: `${title} ${locale}`, summary: `Summary ${locale}` }
      await payload.update({ collection: 'posts', id, locale, draft: true, data: words })
    }
    await payload.update({ collection: 'posts', id, locale: 'bg', data: { _status: 'published' } })
    return id
  }

  async function createTerm(kind: PostTerm['kind'], slug = `term-${next()}`): Promise<string> {
    const data = { kind, slug, name: `Дума ${slug}` }
    return (await payload.create({ collection: 'post-terms', locale: 'bg', data })).id
  }

  async function createAuthor(given: Partial<Pick<Author, 'slug' | 'name'>> = {}): Promise<string> {
    const data = { name: 'Елена Маринова', slug: `author-${next()}`, ...given }
    return (await payload.create({ collection: 'authors', locale: 'bg', data })).id
  }

  return { createPost, createTerm, createAuthor }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../../../seed/write/rich-text'
import { freshCms } from '../../setup/cms'
import { postFixtures } from './post-fixtures'

const { payload } = await freshCms()
const { countPosts, readIndex, readPostIds, readRelatedIds } = await import('@/features/content/blog/data')
const { readDraft, readPost, readPosts } = await import('@/features/content/blog/read-posts')

const ids: Record<string, string> = {}

const fixtures = postFixtures(payload)

beforeAll(async () => {
  ids.savings = await fixtures.createTerm('category', 'savings')
  ids.kitchen = await fixtures.createTerm('category', 'kitchen')
  ids.milk = await fixtures.createTerm('tag', 'milk')
  ids.bread = await fixtures.createTerm('tag', 'bread')
  await fixtures.createTerm('tag', 'unused')
  ids.elena = await fixtures.createAuthor({ slug: 'elena', name: 'Елена' })
  ids.petar = await fixtures.createAuthor({ slug: 'petar', name: 'Петър' })
  const { savings: category, elena: author } = ids
  ids.old = await fixtures.createPost({ slug: 'old', publishedOn: '2026-01-31', category, author, tags: [ids.milk] })
  ids.middle = await fixtures.createPost({ slug: 'middle', publishedOn: '2026-02-01', category, tags: [ids.bread] })
  ids.newest = await fixtures.createPost({
    slug: 'newest',
    publishedOn: '2026-02-28',
    category: ids.kitchen,
    author: ids.petar,
    tags: [ids.milk, ids.bread],
  })
  ids.hidden = await fixtures.createPost({ slug: 'hidden', _status: 'draft', category, author, tags: [ids.milk] })
})

const all = { skip: 0, limit: 24 }
const slugs = async (list: Promise<string[]>) => (await readPosts(await list, 'bg')).map(({ slug }) => slug)

describe('a list of posts', () => {
  it('has the published ones, the newest first', async () => {
    expect(await slugs(readPostIds({}, all))).toEqual(['newest', 'middle', 'old'])
  })

  it.each([
    ['a category', () => ({ category: ids.savings }), ['middle', 'old']],
    ['a tag', () => ({ tag: ids.milk }), ['newest', 'old']],
    ['an author', () => ({ author: ids.elena }), ['old']],
    ['a month to its last day', () => ({ month: '2026-02' }), ['newest', 'middle']],
    ['all of these', () => ({ category: ids.savings, tag: ids.bread, month: '2026-02' }), ['middle']],
    ['what nothing has', () => ({ month: '2025-02' }), []],
  ])('of %s', async (_name, filter, wanted) => {
    expect(await slugs(readPostIds(filter(), all))).toEqual(wanted)
    expect(await countPosts(filter())).toBe(wanted.length)
  })

  it('is read in parts', async () => {
    expect(await slugs(readPostIds({}, { skip: 1, limit: 1 }))).toEqual(['middle'])
  })
})

describe('what posts are under', () => {
  it('is counted without drafts, and left out where nothing stands', async () => {
    const { categories, tags, authors, months } = await readIndex('bg')
    const counted = (rows: { slug: string; count: number }[]) => rows.map(({ slug, count }) => `${slug} ${count}`)
    expect(counted(categories)).toEqual(['kitchen 1', 'savings 2'])
    expect(counted(tags)).toEqual(['bread 2', 'milk 2'])
    expect(counted(authors)).toEqual(['elena 1', 'petar 1'])
    expect(months).toEqual([
      { month: '2026-02', count: 2 },
      { month: '2026-01', count: 1 },
    ])
  })

  it('keeps its Bulgarian name where it has no other', async () => {
    const { authors } = await readIndex('de')
    expect(authors.map(({ name }) => name)).toEqual([
      { text: 'Елена', lang: 'bg' },
      { text: 'Петър', lang: 'bg' },
    ])
  })
})

it('names as related what shares a tag or the category, the newest first', async () => {
  expect(await slugs(readRelatedIds(ids.old ?? '', 3))).toEqual(['newest', 'middle'])
  expect(await slugs(readRelatedIds(ids.newest ?? '', 1))).toEqual(['middle'])
})

describe('a post', () => {
  it('is read in a language with its author, terms and reading time', async () => {
    const text = richText(Array(500).fill('word').join(' '))
    await payload.update({
      collection: 'posts',
      id: ids.newest ?? '',
      locale: 'en',
      data: { text, _status: 'published' },
    })
    expect(await readPost('newest', 'en')).toMatchObject({
      title: 'Статия en',
      minutes: 3,
      author: { slug: 'petar', lang: 'bg' },
      category: { slug: 'kitchen' },
      tags: [{ slug: 'milk' }, { slug: 'bread' }],
    })
  })

  it('is nobody’s to read while it is a draft, but its editors’', async () => {
    expect(await readPost('hidden', 'bg')).toBeNull()
    const editor = await payload.create({
      collection: 'users',
      data: { email: 'editor@example.com', password: 'long-enough-for-a-test', role: 'editor' },
    })
    const user = { ...editor, collection: 'users' as const }
    expect(await readDraft(ids.hidden ?? '', 'bg', user)).toMatchObject({ slug: 'hidden' })
    expect(await readDraft('not-an-id', 'bg', user)).toBeNull()
  })

  it('is shown to visitors as published while its next version is written', async () => {
    await payload.update({
      collection: 'posts',
      id: ids.old ?? '',
      locale: 'bg',
      draft: true,
      data: { title: 'Тайно' },
    })
    expect((await readPost('old', 'bg'))?.title).toBe('Статия')
  })

  it('asks for title and summary in four languages before it is published', async () => {
    const id = await fixtures.createPost({ _status: 'draft' })
    const publish = payload.update({ collection: 'posts', id, locale: 'bg', data: { _status: 'published' } })
    await expect(publish).rejects.toMatchObject({ data: { errors: [{ path: 'title' }, { path: 'summary' }] } })
  })

  it('leads from its old address to its new one, and a redirect may lead to it', async () => {
    const id = await fixtures.createPost({ slug: 'before' })
    await payload.update({ collection: 'posts', id, locale: 'bg', data: { slug: 'after', _status: 'published' } })
    const { redirectFrom } = await import('@collections/content/redirect-rows')
    const { db } = await import('@/server/cms')
    expect(await redirectFrom(await db(), 'de', '/blog/before')).toMatchObject({ to: '/blog/after', status: '308' })
    await payload.create({
      collection: 'redirects',
      data: { from: '/tips', document: { relationTo: 'posts', value: id }, status: '301' },
    })
    expect(await redirectFrom(await db(), 'bg', '/tips')).toMatchObject({ to: '/blog/after', status: '301' })
    await payload.delete({ collection: 'posts', id })
  })
})

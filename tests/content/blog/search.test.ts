import { beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../../../seed/write/rich-text'
import { freshCms } from '../../setup/cms'
import { postFixtures } from './post-fixtures'

const { payload } = await freshCms()
const { suggest } = await import('@/features/search/suggestions')
const { searchPosts } = await import('@/features/search/posts/data')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')

let inText: string

const find = async (query: string, more: Partial<Parameters<typeof searchPosts>[0]> = {}) =>
  (await searchPosts({ query, locale: 'bg', ...more })).posts.map(({ slug }) => slug)

const fixtures = postFixtures(payload)
const tag = await fixtures.createTerm('tag', 'freezer')
const author = await fixtures.createAuthor({ name: 'Ралица Тонева' })

beforeAll(async () => {
  const text = richText('Замразете хляба на филии, тогава нищо не отива на вятъра.')
  inText = await fixtures.createPost({ slug: 'in-text', title: 'Кухнята', publishedOn: '2026-05-02', text, author })
  await fixtures.createPost({ slug: 'in-title', title: 'Хляб за седмицата', publishedOn: '2026-01-01', tags: [tag] })
  await fixtures.createPost({ slug: 'other', title: 'Пазарът', publishedOn: '2026-06-01' })
  await fixtures.createPost({ slug: 'hidden', title: 'Хляб тайно', _status: 'draft' })
})

describe('a search for posts', () => {
  it('finds titles before texts, in any form of the word, and no draft', async () => {
    expect(await find('хляб')).toEqual(['in-title', 'in-text'])
    expect(await find('филия')).toEqual(['in-text'])
  })

  it('passes over a long post that says a single word only once, unless its title or summary says it too', async () => {
    const letter = (digit: number) => 'бвгдзклмнп'[Math.floor(digit) % 10]
    const words = Array.from({ length: 300 }, (_, n) => `ж${letter(n)}у${letter(n / 10)}у${letter(n / 100)}ук`)
    const long = {
      publishedOn: '2026-04-01',
      text: richText(`${words.join(' ')} лула, бъчва и още една бъчва, четка за зъби.`),
    }
    await fixtures.createPost({ slug: 'long', title: 'Дълъг разказ', ...long })
    await fixtures.createPost({ slug: 'long-of-pipes', title: 'Лулите', ...long })
    expect(await find('лула')).toEqual(['long-of-pipes'])
    expect(await find('бъчва')).toEqual(expect.arrayContaining(['long', 'long-of-pipes']))
    expect(await find('лула разказ')).toEqual(['long'])
    // Both words of the name count, whatever stands between them.
    expect(await find('четка за зъби')).toEqual(expect.arrayContaining(['long', 'long-of-pipes']))
  })

  it('is read as typed where it is a title, though a thing is called nearly so', async () => {
    await fixtures.createPost({ slug: 'soup', title: 'Супа с праз', publishedOn: '2026-03-03' })
    await fixtures.createPost({
      slug: 'letter',
      title: 'От празен лист до пощенската кутия',
      publishedOn: '2026-03-01',
    })
    await fixtures.createPost({ slug: 'others', title: 'Празни чинии', publishedOn: '2026-03-02' })
    expect(await find('От празен лист до пощенската кутия')).toEqual(['letter'])
  })

  it('reads Latin letters', async () => {
    expect(await find('hlyab')).toEqual(['in-title', 'in-text'])
  })

  it('finds a thing by its name in another language, and shows the page’s own', async () => {
    const { posts } = await searchPosts({ query: 'bread', locale: 'en' })
    expect(posts.map(({ slug, title }) => [slug, title.text])).toContainEqual(['in-title', 'Хляб за седмицата en'])
  })

  it('shows where in the text the words stand', async () => {
    const { posts } = await searchPosts({ query: 'филии', locale: 'bg' })
    expect(posts[0]?.snippet.filter(({ hit }) => hit)).toEqual([{ text: 'филии', hit: true }])
  })

  it('finds posts by their author and their tags, and follows a new name', async () => {
    expect(await find('Ралица')).toEqual(['in-text'])
    await payload.update({ collection: 'post-terms', id: tag, locale: 'bg', data: { name: 'Фризер' } })
    expect(await find('фризер')).toEqual(['in-title'])
    await payload.delete({ collection: 'post-terms', id: tag })
    expect(await find('фризер')).toEqual([])
  })

  it('forgets each of several tags that are deleted together', async () => {
    const tags: string[] = []
    for (const name of ['Туршия', 'Лютеница']) {
      const id = await fixtures.createTerm('tag')
      await payload.update({ collection: 'post-terms', id, locale: 'bg', data: { name } })
      await fixtures.createPost({ slug: `stored-${tags.length}`, tags: [id] })
      tags.push(id)
    }
    expect([await find('туршия'), await find('лютеница')]).toEqual([['stored-0'], ['stored-1']])
    await payload.delete({ collection: 'post-terms', where: { id: { in: tags } } })
    expect([await find('туршия'), await find('лютеница')]).toEqual([[], []])
  })

  it('is offered the titles that begin so while it is typed', async () => {
    const posts = (await suggest('хля', 'de')).filter(({ kind }) => kind === 'post')
    expect(posts).toEqual([{ kind: 'post', text: 'Хляб за седмицата de', lang: 'de', path: '/blog/in-title' }])
  })

  it('is read page by page', async () => {
    const first = await searchPosts({ query: 'хляб', locale: 'bg', limit: 1 })
    expect(first).toMatchObject({ total: 2, posts: [{ slug: 'in-title' }] })
    const second = await searchPosts({ query: 'хляб', locale: 'bg', limit: 1, cursor: first.next ?? undefined })
    expect(second).toMatchObject({ posts: [{ slug: 'in-text' }], next: null })
  })

  it('finds none for who asks for a shop', async () => {
    expect(await find('хляб', { filters: { retailer: 'zora' } })).toEqual([])
  })

  it('forgets what is withdrawn or deleted, and a rebuild finds the rest again', async () => {
    await payload.update({ collection: 'posts', id: inText, locale: 'bg', data: { _status: 'draft' } })
    expect(await find('хляб')).toEqual(['in-title'])
    const id = await fixtures.createPost({ slug: 'short-lived', title: 'Хляб за ден' })
    expect(await find('хляб')).toHaveLength(2)
    await payload.delete({ collection: 'posts', id })
    await rebuildSearchIndex()
    expect(await find('хляб')).toEqual(['in-title'])
    expect(await find('хлаб')).toEqual(['in-title'])
  })
})

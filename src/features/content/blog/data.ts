import type { TypedUser } from 'payload'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { countPosts, readIndex, readPostIds, readRelatedIds } from './queries'
import { readAuthor, readDraft, readPost, readPosts, toCard } from './read-posts'
import type { Author, BlogIndex, PostCard, PostDetail, PostFilter } from './types'

/** A post shows its author, its terms and pictures, and other posts beside it. */
const tags = [tag.posts, tag.media]

/** Posts per page of a list. */
export const postsAPage = 12

const keyOf = ({ category, tag: word, author, month }: PostFilter) =>
  [category, word, author, month].map((part) => part ?? '')

/** The published post at an address; null where there is none. */
export function getPost(slug: string, locale: Locale): Promise<PostDetail | null> {
  return cached({ name: 'post', key: [slug, locale], tags }, () => readPost(slug, locale))
}

/** A published post that an editor has chosen. */
export function getChosenPost(id: string, locale: Locale): Promise<PostDetail | null> {
  return cached(
    { name: 'chosen-post', key: [id, locale], tags },
    async () => (await readPosts([id], locale))[0] ?? null,
  )
}

export const getDraftPost: (id: string, locale: Locale, user: TypedUser) => Promise<PostDetail | null> = readDraft

type Part = { skip?: number; limit: number }

/** The posts that meet a filter, the newest first. */
export function getPosts(locale: Locale, filter: PostFilter, { skip = 0, limit }: Part): Promise<PostCard[]> {
  const key = [locale, ...keyOf(filter), String(skip), String(limit)]
  return cached({ name: 'posts', key, tags }, async () =>
    (await readPosts(await readPostIds(filter, { skip, limit }), locale)).map(toCard),
  )
}

/** The newest posts with their texts, for feeds. */
export function getNewestWhole(locale: Locale, limit: number): Promise<PostDetail[]> {
  return cached({ name: 'posts-whole', key: [locale, String(limit)], tags }, async () =>
    readPosts(await readPostIds({}, { skip: 0, limit }), locale),
  )
}

export function getPostCount(filter: PostFilter): Promise<number> {
  return cached({ name: 'post-count', key: keyOf(filter), tags: [tag.posts] }, () => countPosts(filter))
}

export function getRelatedPosts(id: string, locale: Locale): Promise<PostCard[]> {
  return cached({ name: 'related-posts', key: [id, locale], tags }, async () =>
    (await readPosts(await readRelatedIds(id, 3), locale)).map(toCard),
  )
}

export function getBlogIndex(locale: Locale): Promise<BlogIndex> {
  return cached({ name: 'blog-index', key: [locale], tags: [tag.posts] }, () => readIndex(locale))
}

export function getAuthor(slug: string, locale: Locale): Promise<Author | null> {
  return cached({ name: 'author', key: [slug, locale], tags }, () => readAuthor(slug, locale))
}

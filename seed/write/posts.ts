import type { Payload, PayloadRequest } from 'payload'
import { addDays, type CalendarDay, monthOf } from '@/domain/calendar-day'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { indexPosts } from '@/server/search-index'
import { posts } from '../content/posts'
import { authors } from '../content/posts/authors'
import { postTerms } from '../content/posts/terms'
import type { PostSeed } from '../content/posts/types'
import { richTexts } from './rich-text'
import { say } from './say'
import { meant, type Names, stored } from './stored'
import { together } from './transaction'

/**
 * Writes missing authors, terms and posts of the blog, like pages.
 * @returns the ids of their names and of those of the pictures; `month:{post}` is the month in which a post was
 * published
 */
export async function writePosts(cms: Payload, today: CalendarDay, pictures: Names): Promise<Names> {
  const names: Names = new Map(pictures)
  await together(cms, async (req) => {
    await nameWritten(req, 'author', 'authors', names)
    await nameWritten(req, 'post-term', 'post-terms', names)
    for (const author of authors.filter(({ slug }) => !names.has(`author:${slug}`))) {
      const data = { ...author, portrait: meant(author.portrait, names) }
      names.set(`author:${author.slug}`, await create(req, 'authors', data))
    }
    for (const term of postTerms.filter(({ slug }) => !names.has(`post-term:${slug}`))) {
      names.set(`post-term:${term.slug}`, await create(req, 'post-terms', { ...term }))
    }
  })
  const { docs } = await cms.find({
    collection: 'posts',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true, publishedOn: true },
  })
  for (const { slug, id, publishedOn } of docs) nameOne(names, slug, id, publishedOn)
  const missing = posts.filter(({ slug }) => !names.has(`post:${slug}`))
  for (const post of missing) {
    const publishedOn = addDays(today, -post.daysAgo)
    nameOne(names, post.slug, await writePost(cms, post, publishedOn, names), publishedOn)
  }
  if (missing.length > 0) say(`${missing.length} posts`)
  return names
}

function nameOne(names: Names, slug: string, id: string, publishedOn: CalendarDay) {
  names.set(`post:${slug}`, id)
  names.set(`month:${slug}`, monthOf(publishedOn))
}

async function nameWritten(req: PayloadRequest, kind: string, collection: 'authors' | 'post-terms', names: Names) {
  const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, req })
  for (const { slug, id } of docs) names.set(`${kind}:${slug}`, id)
}

async function create(req: PayloadRequest, collection: 'authors' | 'post-terms', data: { [field: string]: unknown }) {
  const now = new Date().toISOString()
  const { id } = await req.payload.db.create({ collection, data: { ...data, createdAt: now, updatedAt: now }, req })
  await invalidate(tagsOf(collection, { id }), req)
  return String(id)
}

function writePost(cms: Payload, post: PostSeed, publishedOn: CalendarDay, names: Names): Promise<string> {
  const { daysAgo: _, author, category, tags, text, pictures = [], cover, recording, ...rest } = post
  return together(cms, async (req) => {
    const now = new Date().toISOString()
    const times = { createdAt: now, updatedAt: now }
    const data = {
      ...rest,
      publishedOn,
      text: richTexts(text),
      cover: meant(cover, names),
      recording: recording && meant(recording, names),
      pictures: stored(pictures, `${post.slug}/pictures`, names),
      author: meant(`author:${author}`, names),
      category: meant(`post-term:${category}`, names),
      tags: tags.map((tag) => meant(`post-term:${tag}`, names)),
      _status: 'published',
      ...times,
    }
    const { id } = await cms.db.create({ collection: 'posts', data, req })
    await cms.db.createVersion({
      collectionSlug: 'posts',
      parent: id,
      versionData: data,
      autosave: false,
      ...times,
      req,
    })
    await invalidate(tagsOf('posts', { id, slug: post.slug }), req)
    await indexPosts(req, [String(id)])
    return String(id)
  })
}

import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import { plainText } from '@/domain/plain-text'
import { localized } from '@/i18n/localized-text'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { preparedArray, preparedRows } from '@/server/db/prepared-rows'
import { readCursor, writeCursor } from '../cursor'
import { isOfOffers } from '../offers/conditions'
import { type Plan, readingOf } from '../query-plan'
import type { PagedSearch } from '../ranked-page'
import { relaxQuery } from '../relax-query'
import { snippetOf } from '../snippet'
import { findPosts } from './find-posts'
import type { PostHit, PostResult } from './types'

const text = z.string().nullable()
const row = z.object({
  id: z.string(),
  slug: z.string(),
  publishedOn: z.string(),
  picture: text,
  title: text,
  titleBg: text,
  summary: text,
  body: z.unknown(),
  transcript: text,
  category: text,
  categoryBg: text,
})

/** These posts in their order, each with a piece of its text where the words stand. */
async function readPostHits(ids: string[], plan: Plan, locale: Locale): Promise<PostHit[]> {
  if (ids.length === 0) return []
  const rows = await preparedRows(sql`
    select p.id, p.slug, p.published_on as "publishedOn", coalesce(m.sizes_card_filename, m.filename) as picture,
      l.title, bg.title as "titleBg", own.summary, own.text as body, own.transcript,
      c.name as category, cbg.name as "categoryBg"
    from unnest(${preparedArray(ids, 'uuid')}) with ordinality as hit(id, place)
    join posts p on p.id = hit.id and p._status = 'published'
    left join media m on m.id = p.cover_id
    left join posts_locales l on l._parent_id = p.id and l._locale = ${locale} and l.title <> ''
    left join posts_locales bg on bg._parent_id = p.id and bg._locale = ${defaultLocale}
    left join posts_locales own on own.id = coalesce(l.id, bg.id)
    left join post_terms_locales c on c._parent_id = p.category_id and c._locale = ${locale}
    left join post_terms_locales cbg on cbg._parent_id = p.category_id and cbg._locale = ${defaultLocale}
    order by hit.place`)
  const wanted = new Set(plan.terms.flatMap((term) => term.all.flat()))
  return rows.map((value) => {
    const post = row.parse(value)
    const words = [post.summary, plainText(post.body), post.transcript].filter(Boolean).join('\n')
    const found = snippetOf(words, wanted)
    return {
      id: post.id,
      slug: post.slug,
      publishedOn: post.publishedOn,
      title: localized(post.title, post.titleBg, locale),
      category: post.categoryBg ? localized(post.category, post.categoryBg, locale) : null,
      picture: post.picture ? mediaUrl(post.picture) : null,
      // Found by its title, or in another language: its summary says what it is about.
      snippet: found.length > 0 ? found : [{ text: post.summary ?? '', hit: false }],
    }
  })
}

const nothing: PostResult = { total: 0, matched: 'all', posts: [], next: null }

/** Finds posts of the blog. They have no shop, no place and no price, so whoever asks for one of these looks for no post. */
export async function searchPosts({
  query,
  locale,
  reading = readingOf(query, locale),
  filters = {},
  cursor,
  limit = 12,
}: PagedSearch): Promise<PostResult> {
  const { category, retailer, group, town, state } = filters
  if (category || retailer || group || town || state || isOfOffers(filters)) return nothing
  const plan = await reading()
  if (plan.terms.length === 0) return nothing
  const answer = await relaxQuery({
    reading,
    find: (wanted) => findPosts({ plan, query: wanted, cursor: readCursor(cursor), limit: limit + 1 }),
    isEmpty: ({ total }) => total === 0,
  })
  if (!answer) return nothing
  const shown = answer.found.hits.slice(0, limit)
  const last = shown.at(-1)
  return {
    total: answer.found.total,
    matched: answer.matched,
    posts: await readPostHits(
      shown.map(({ id }) => id),
      plan,
      locale,
    ),
    next: last && answer.found.hits.length > limit ? writeCursor(last) : null,
  }
}

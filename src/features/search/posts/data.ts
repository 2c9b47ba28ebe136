import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { mediaUrl } from '@/design/media-picture'
import type { CalendarDay } from '@/domain/calendar-day'
import { plainText } from '@/domain/plain-text'
import { type LocalizedText, localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { answeredEach } from '@/server/cache/cached'
import { publicRows } from '@/server/replicas/public-reads'
import { type Cursor, readCursor, writeCursor } from '../cursor'
import { relaxQuery } from '../find'
import { isOfOffers } from '../offers/types'
import { searchTags } from '../params'
import { type Plan, readingOf } from '../query-plan'
import type { PagedSearch } from '../ranked-page'
import { titleScore } from '../score'
import { snippetOf } from '../snippet'
import { anyOf } from '../tsquery'
import type { SearchResult, SnippetPart } from '../types'

const answer = z.object({
  total: z.number(),
  hits: z.array(z.object({ id: z.string(), score: z.number(), from: z.string() })),
})

type FindPosts = { plan: Plan; query: string; cursor: Cursor | null; limit: number }

/** `ts_rank_cd` adds this for each time that a single word stands in a text (weight `D`). */
const rankOfMention = 0.1
/** A long post mentions its subject at least this often. */
const fewestMentions = 2
/** Different words of a post, in all languages together, up to which each of them counts. */
const shortPost = 200
const fewPosts = 50

/**
 * A single word that only the text of a long post has, and has once, is passed over: a post about a kitchen table that
 * says "pipe" is no answer to "pipe". A word of many posts is one of ours, and their words are not counted. Needs
 * `met`, all posts with the words.
 */
function isAbout({ terms }: Plan): SQL {
  const [term, another] = terms
  const above = anyOf(term?.all ?? [], [], 'ABC')
  if (!term || another || !above) return sql`true`
  // Each word of a name counts: of several words, and of those between them, the rank would be less.
  const each = anyOf(term.all.flat().map((word) => [word])) ?? ''
  return sql`(words @@ ${above}::tsquery or length(words) <= ${shortPost}
    or (select count(*) from met) > ${fewPosts}
    or ts_rank_cd(words, ${each}::tsquery) > ${rankOfMention * (fewestMentions - 0.5)})`
}

/**
 * Finds posts in one statement. A term counts 2 when the title has it as asked for and 1 in another form or language;
 * then close words and words near the beginning, then the newer post.
 */
export function postsStatement({ plan, query, cursor, limit }: FindPosts): SQL {
  const after = cursor
    ? sql`where (score, valid_from, id) < (${cursor.score}, ${cursor.from}::date, ${cursor.id}::uuid)`
    : sql``
  return sql`
    with met as materialized (
      select id, valid_from, words, strong from search.documents_other
      where kind = 'post' and words @@ ${query}::tsquery
    ),
    hits as materialized (
      select id, valid_from, (${titleScore(plan)}) * 1000
        + least(800, (800 * ts_rank_cd(words, ${query}::tsquery))::integer) as score
      from met where ${isAbout(plan)}
    )
    select (select count(*)::integer from hits) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, score, valid_from as "from" from hits ${after}
        order by score desc, valid_from desc, id desc limit ${limit}
      ) page) as hits`
}

async function findPosts(options: FindPosts): Promise<z.infer<typeof answer>> {
  const [row] = await publicRows(postsStatement(options))
  return answer.parse(row)
}

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

type PostText = Omit<PostHit, 'snippet'> & { summary: string; words: string }

async function readPosts(ids: string[], locale: Locale): Promise<PostText[]> {
  const rows = await publicRows(sql`
    select p.id, p.slug, p.published_on as "publishedOn", coalesce(m.sizes_card_filename, m.filename) as picture,
      l.title, bg.title as "titleBg", own.summary, own.text as body, own.transcript,
      c.name as category, cbg.name as "categoryBg"
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as hit(id, place)
    join posts p on p.id = hit.id and p._status = 'published'
    left join media m on m.id = p.cover_id
    left join posts_locales l on l._parent_id = p.id and l._locale = ${locale} and l.title <> ''
    left join posts_locales bg on bg._parent_id = p.id and bg._locale = ${defaultLocale}
    left join posts_locales own on own.id = coalesce(l.id, bg.id)
    left join post_terms_locales c on c._parent_id = p.category_id and c._locale = ${locale}
    left join post_terms_locales cbg on cbg._parent_id = p.category_id and cbg._locale = ${defaultLocale}
    order by hit.place`)
  return rows.map((value) => {
    const post = row.parse(value)
    return {
      id: post.id,
      slug: post.slug,
      publishedOn: post.publishedOn,
      title: localized(post.title, post.titleBg, locale),
      category: post.categoryBg ? localized(post.category, post.categoryBg, locale) : null,
      picture: post.picture ? mediaUrl(post.picture) : null,
      summary: post.summary ?? '',
      words: [post.summary, plainText(post.body), post.transcript].filter(Boolean).join('\n'),
    }
  })
}

/** The texts of posts are cached for each, because many searches find the same posts. */
async function postHits(ids: string[], plan: Plan, locale: Locale): Promise<PostHit[]> {
  const posts = await answeredEach({ name: 'search-post', key: locale, tags: searchTags }, ids, async (missing) =>
    (await readPosts(missing, locale)).map((post) => [post.id, post]),
  )
  const wanted = new Set(plan.terms.flatMap((term) => term.all.flat()))
  return posts.map(({ summary, words, ...post }) => {
    const found = snippetOf(words, wanted)
    // Found by its title or in another language, a post shows its summary.
    return { ...post, snippet: found.length > 0 ? found : [{ text: summary, hit: false }] }
  })
}

const nothing: PostResult = { total: 0, matched: 'all', posts: [], next: null }

/** Posts have no shop, place or price, so a search with such a filter finds none. */
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
    posts: await postHits(
      shown.map(({ id }) => id),
      plan,
      locale,
    ),
    next: last && answer.found.hits.length > limit ? writeCursor(last) : null,
  }
}

export type PostHit = {
  id: string
  slug: string
  title: LocalizedText
  category: LocalizedText | null
  publishedOn: CalendarDay
  picture: string | null
  snippet: SnippetPart[]
}

export type PostResult = {
  total: number
  matched: SearchResult['matched']
  posts: PostHit[]
  next: string | null
}

import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { daysOfMonth } from '@/domain/calendar-day'
import { localized } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import type { CmsUser } from '@/server/cms-user'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'
import type { Author, BlogIndex, CountedTerm, PostCard, PostDetail, PostFilter } from './read-posts'
import { readAuthor, readDraft, readPost, readPosts, toCard } from './read-posts'

const { authors, authorsLocales, posts, postsRels, postTerms, postTermsLocales } = tables
const p = alias(posts, 'p')
const own = alias(posts, 'own')
const r = alias(postsRels, 'r')
const mine = alias(postsRels, 'mine')
const t = alias(postTerms, 't')
const tl = alias(postTermsLocales, 'tl')
const tbg = alias(postTermsLocales, 'tbg')
const au = alias(authors, 'au')
const aul = alias(authorsLocales, 'aul')
const aubg = alias(authorsLocales, 'aubg')

const countRow = z.object({ count: z.number() })

function conditions({ category, tag, author, month }: PostFilter): SQL {
  const days = month ? daysOfMonth(month) : null
  const tagged = sql`${r.parentId} = ${p.id} and ${r.path} = 'tags' and ${r.postTermsId} = ${tag}`
  return sql.join(
    [
      isPublished(p),
      ...(category ? [sql`${p.categoryId} = ${category}`] : []),
      ...(author ? [sql`${p.authorId} = ${author}`] : []),
      ...(days ? [sql`${p.publishedOn} >= ${days.from} and ${p.publishedOn} < ${days.before}`] : []),
      ...(tag ? [sql`exists (select from ${postsRels} r where ${tagged})`] : []),
    ],
    sql` and `,
  )
}

export async function readPostIds(filter: PostFilter, { skip, limit }: { skip: number; limit: number }) {
  const { rows } = await (await publicDb()).execute(sql`
    select ${p.id} from ${posts} p where ${conditions(filter)}
    order by ${p.publishedOn} desc, ${p.id} desc offset ${skip} limit ${limit}`)
  return uuidsOf(rows)
}

export async function countPosts(filter: PostFilter): Promise<number> {
  const { rows } = await (await publicDb()).execute(sql`
    select count(*)::integer as count from ${posts} p where ${conditions(filter)}`)
  return countRow.parse(rows[0]).count
}

export async function readRelatedIds(id: string, limit: number): Promise<string[]> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${p.id} from ${posts} p join ${posts} own on ${own.id} = ${id}
    where ${isPublished(p)} and ${p.id} <> ${own.id} and (
      ${p.categoryId} = ${own.categoryId} or exists (
        select from ${postsRels} r join ${postsRels} mine on ${mine.postTermsId} = ${r.postTermsId}
        where ${r.parentId} = ${p.id} and ${r.path} = 'tags' and ${mine.parentId} = ${own.id} and ${mine.path} = 'tags'
      )
    )
    order by ${p.publishedOn} desc, ${p.id} desc limit ${limit}`)
  return uuidsOf(rows)
}

const named = { id: z.string(), slug: z.string(), name: z.string().nullable(), fallback: z.string().nullable() }
const termRow = z.object({ ...named, kind: z.enum(postTerms.kind.enumValues), count: z.number() })
const authorRow = z.object({ ...named, count: z.number() })
const monthRow = z.object({ month: z.string(), count: z.number() })

/** Only terms, authors and months with posts: names alphabetically, months latest first. */
export async function readIndex(locale: Locale): Promise<BlogIndex> {
  const database = await publicDb()
  const [terms, writers, months] = await Promise.all([
    database.execute(sql`
      select ${t.id}, ${t.slug}, ${t.kind}, ${tl.name}, ${tbg.name} as fallback, count(*)::integer as count
      from (
        select ${posts.id}, ${posts.categoryId} as term from ${posts} where ${isPublished(posts)}
        union
        select ${p.id}, ${r.postTermsId} from ${posts} p
        join ${postsRels} r on ${r.parentId} = ${p.id} and ${r.path} = 'tags' where ${isPublished(p)}
      ) used
      join ${postTerms} t on ${t.id} = used.term
      left join ${postTermsLocales} tl on ${tl._parentId} = ${t.id} and ${tl._locale} = ${locale}
      left join ${postTermsLocales} tbg on ${tbg._parentId} = ${t.id} and ${tbg._locale} = ${defaultLocale}
      group by ${t.id}, ${tl.name}, ${tbg.name}`),
    database.execute(sql`
      select ${au.id}, ${au.slug}, ${aul.name}, ${aubg.name} as fallback, count(*)::integer as count
      from ${posts} p join ${authors} au on ${au.id} = ${p.authorId}
      left join ${authorsLocales} aul on ${aul._parentId} = ${au.id} and ${aul._locale} = ${locale}
      left join ${authorsLocales} aubg on ${aubg._parentId} = ${au.id} and ${aubg._locale} = ${defaultLocale}
      where ${isPublished(p)} group by ${au.id}, ${aul.name}, ${aubg.name}`),
    database.execute(sql`
      select left(${posts.publishedOn}, 7) as month, count(*)::integer as count from ${posts}
      where ${isPublished(posts)} group by 1 order by 1 desc`),
  ])
  const known = readableRows(termRow, terms.rows, 'content/blog')
  const inOrder = (rows: z.infer<typeof authorRow>[]): CountedTerm[] =>
    rows
      .map(({ id, slug, name, fallback, count }) => ({ id, slug, name: localized(name, fallback, locale), count }))
      .sort((a, b) => a.name.text.localeCompare(b.name.text, locale))
  return {
    categories: inOrder(known.filter(({ kind }) => kind === 'category')),
    tags: inOrder(known.filter(({ kind }) => kind === 'tag')),
    authors: inOrder(readableRows(authorRow, writers.rows, 'content/blog')),
    months: readableRows(monthRow, months.rows, 'content/blog'),
  }
}

/** Landmarks need unique names, so the heading beside it is added. */
export const nameBeside = (name: string, heading: string | null | undefined) => (heading ? `${name}: ${heading}` : name)

/** A post shows its author, terms, pictures and other posts, so all posts and media invalidate it. */
const tags = [tag.posts, tag.media]

export const postsAPage = 12

const keyOf = ({ category, tag: word, author, month }: PostFilter) =>
  [category, word, author, month].map((part) => part ?? '')

export function getPost(slug: string, locale: Locale): Promise<PostDetail | null> {
  return cached({ name: 'post', key: [slug, locale], tags }, () => readPost(slug, locale))
}

export function getChosenPost(id: string, locale: Locale): Promise<PostDetail | null> {
  return cached(
    { name: 'chosen-post', key: [id, locale], tags },
    async () => (await readPosts([id], locale))[0] ?? null,
  )
}

export const getDraftPost: (id: string, locale: Locale, user: CmsUser) => Promise<PostDetail | null> = readDraft

type Part = { skip?: number; limit: number }

export function getPosts(locale: Locale, filter: PostFilter, { skip = 0, limit }: Part): Promise<PostCard[]> {
  const key = [locale, ...keyOf(filter), String(skip), String(limit)]
  return cached({ name: 'posts', key, tags }, async () =>
    (await readPosts(await readPostIds(filter, { skip, limit }), locale)).map(toCard),
  )
}

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

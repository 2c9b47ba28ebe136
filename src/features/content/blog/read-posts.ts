import type { Media, Post, PostTerm, Author as StoredAuthor } from '@payload-types'
import type { Where } from 'payload'
import { z } from 'zod'
import { type MediaFile, mediaUrl } from '@/design/media-picture'
import type { CalendarDay, Month } from '@/domain/calendar-day'
import { plainText, readingMinutes } from '@/domain/plain-text'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { inLanguage, type ShownText } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { cmsAs, cmsSystem } from '@/server/cms'
import type { CmsUser } from '@/server/cms-user'

const published: Where = { _status: { equals: 'published' } }

async function find(where: Where, locale: Locale): Promise<PostDetail[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'posts',
    where: { and: [published, where] },
    locale: 'all',
    // The author's portrait is two relations away.
    depth: 2,
    pagination: false,
  })
  return docs.map((doc) => toPost(inLanguage(doc, locale)))
}

/** Unpublished ids are left out; the order is kept. */
export async function readPosts(ids: string[], locale: Locale): Promise<PostDetail[]> {
  if (ids.length === 0) return []
  const found = await find({ id: { in: ids } }, locale)
  return ids.flatMap((id) => found.find((post) => post.id === id) ?? [])
}

export async function readPost(slug: string, locale: Locale): Promise<PostDetail | null> {
  return (await find({ slug: { equals: slug } }, locale))[0] ?? null
}

/** A post as it would be published now, read with the rights of the staff member. */
export async function readDraft(id: string, locale: Locale, user: CmsUser): Promise<PostDetail | null> {
  if (!z.uuid().safeParse(id).success) return null
  const { cms, rights } = await cmsAs(user)
  const draft = await cms.findByID({
    collection: 'posts',
    id,
    draft: true,
    locale: 'all',
    depth: 2,
    disableErrors: true,
    ...rights,
  })
  return draft ? toPost(inLanguage(draft, locale)) : null
}

export async function readAuthor(slug: string, locale: Locale): Promise<Author | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'authors',
    where: { slug: { equals: slug } },
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
  })
  return docs[0] ? toAuthor(inLanguage(docs[0], locale)) : null
}

/** Drops the fields that only the post's own page shows. */
export function toCard({ text, link, pictures, recording, transcript, modified, ...card }: PostDetail): PostCard {
  return card
}

function toPost(doc: ShownText<Post>): PostDetail {
  const { linkUrl, linkTitle } = doc
  return {
    id: doc.id,
    slug: doc.slug ?? '',
    lang: doc.lang,
    title: doc.title ?? '',
    summary: doc.summary ?? '',
    format: doc.format ?? 'standard',
    publishedOn: doc.publishedOn ?? doc.createdAt.slice(0, 10),
    cover: doc.cover,
    author: toAuthor(doc.author),
    category: toTerm(doc.category)[0] ?? null,
    tags: (doc.tags ?? []).flatMap(toTerm),
    minutes: readingMinutes(`${plainText(doc.text)} ${doc.transcript ?? ''}`),
    text: doc.text ?? null,
    link: linkUrl ? { url: linkUrl, title: linkTitle || linkUrl } : null,
    pictures: doc.pictures ?? [],
    recording: toRecording(doc.recording),
    transcript: doc.transcript ?? '',
    modified: doc.updatedAt,
  }
}

function toTerm(term: ShownText<PostTerm> | string | null | undefined): ShownTerm[] {
  return term && typeof term === 'object' ? [{ slug: term.slug, name: term.name, lang: term.lang }] : []
}

function toAuthor(author: ShownText<StoredAuthor> | string | null | undefined): Author | null {
  if (!author || typeof author === 'string') return null
  const { slug, name, role, bio, portrait, lang } = author
  return { slug, name, role: role ?? '', bio: bio ?? '', portrait, lang }
}

function toRecording(media: ShownText<Media> | string | null | undefined): Recording | null {
  if (!media || typeof media === 'string' || !media.filename || !media.mimeType) return null
  const kind = media.mimeType.startsWith('audio/') ? 'audio' : 'video'
  return { kind, url: mediaUrl(media.filename), mimeType: media.mimeType }
}

/** `lang` is set when the text is not in the language of the page. */
export type ShownTerm = { slug: string; name: string; lang?: Locale }
export type Author = { slug: string; name: string; role: string; bio: string; portrait: MediaFile; lang?: Locale }

export type PostFormat = Post['format']

export type PostCard = {
  id: string
  slug: string
  lang?: Locale
  title: string
  summary: string
  format: PostFormat
  publishedOn: CalendarDay
  cover: MediaFile
  author: Author | null
  category: ShownTerm | null
  tags: ShownTerm[]
  minutes: number
}

type PostPicture = { id?: string | null; image?: MediaFile; caption?: string | null; lang?: Locale }
type Recording = { kind: 'audio' | 'video'; url: string; mimeType: string }

export type PostDetail = PostCard & {
  text: object | null
  link: { url: string; title: string } | null
  pictures: PostPicture[]
  recording: Recording | null
  transcript: string
  modified: string
}

/** `category`, `tag` and `author` are ids. */
export type PostFilter = {
  category?: string | null
  tag?: string | null
  author?: string | null
  month?: Month | null
}

export type CountedTerm = { id: string; slug: string; name: LocalizedText; count: number }
type CountedMonth = { month: Month; count: number }

export type BlogIndex = {
  categories: CountedTerm[]
  tags: CountedTerm[]
  authors: CountedTerm[]
  months: CountedMonth[]
}

import type { Post } from '@payload-types'
import type { MediaFile } from '@/design/media-picture'
import type { CalendarDay } from '@/domain/calendar-day'
import type { Month } from '@/domain/month'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'

/** `lang` is set where the text is not in the language of the page. */
export type Term = { slug: string; name: string; lang?: Locale }
export type Author = { slug: string; name: string; role: string; bio: string; portrait: MediaFile; lang?: Locale }

export type PostFormat = Post['format']

/** A post as lists show it. */
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
  category: Term | null
  tags: Term[]
  minutes: number
}

export type PostPicture = { id?: string | null; image?: MediaFile; caption?: string | null; lang?: Locale }
export type Recording = { kind: 'audio' | 'video'; url: string; mimeType: string }

/** A post with everything that its own page shows. */
export type PostDetail = PostCard & {
  text: object | null
  link: { url: string; title: string } | null
  pictures: PostPicture[]
  recording: Recording | null
  transcript: string
  modified: string
}

/** Which posts; the first three are ids. */
export type PostFilter = {
  category?: string | null
  tag?: string | null
  author?: string | null
  month?: Month | null
}

export type CountedTerm = { id: string; slug: string; name: LocalizedText; count: number }
export type CountedMonth = { month: Month; count: number }

/** The terms, authors and months of the published posts, with their counts; those without posts are left out. */
export type BlogIndex = {
  categories: CountedTerm[]
  tags: CountedTerm[]
  authors: CountedTerm[]
  months: CountedMonth[]
}

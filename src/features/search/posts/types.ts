import type { CalendarDay } from '@/domain/calendar-day'
import type { LocalizedText } from '@/i18n/localized-text'
import type { SearchResult, SnippetPart } from '../types'

/** A found post. `snippet` is of the text in `title.lang`. */
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

import type { Locale } from '@/i18n/routing'
import type { PostCard } from '../../types'

export type ListProps = {
  posts: PostCard[]
  locale: Locale
  /** Of each title. */
  heading: 'h2' | 'h3'
  summaries: boolean
  terms: boolean
}

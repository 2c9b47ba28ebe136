import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/routing'
import type { PostDetail } from '../../types'

export type FormatProps = {
  post: PostDetail
  locale: Locale
  heading: 'h1' | 'h2'
  /** Its rich text. */
  text: ReactNode
}

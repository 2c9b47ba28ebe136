import type { Post } from '@payload-types'
import type { PictureName } from '../pages/types'
import type { Texts } from '../types'

export type PostSeed = {
  slug: string
  format: Post['format']
  /** Days before the day of the seed, so that the archive has several months whenever the seed runs. */
  daysAgo: number
  /** Slugs of authors.ts and terms.ts. */
  author: string
  category: string
  tags: string[]
  title: Texts
  summary: Texts
  text: Texts
  cover: PictureName
  pictures?: { image: PictureName; caption: Texts }[]
  linkUrl?: string
  linkTitle?: Texts
  recording?: PictureName
  transcript?: Texts
}

export type AuthorSeed = { slug: string; name: Texts; role: Texts; bio: Texts; portrait: PictureName }

export type PostTermSeed = { slug: string; kind: 'category' | 'tag'; name: Texts }

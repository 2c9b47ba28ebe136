import type { Post } from '@payload-types'
import type { PictureName } from '../pages/types'
import type { Texts } from '../types'

export type PostSeed = {
  slug: string
  format: Post['format']
  /** Published so many days before the day of the seed: the archive has months whenever it is written. */
  daysAgo: number
  /** Slugs of authors.ts and terms.ts. */
  author: string
  category: string
  tags: string[]
  title: Texts
  summary: Texts
  /** Short Markdown. */
  text: Texts
  cover: PictureName
  pictures?: { image: PictureName; caption: Texts }[]
  linkUrl?: string
  linkTitle?: Texts
  /** A recording or a film by its name, like a picture. */
  recording?: PictureName
  transcript?: Texts
}

export type AuthorSeed = { slug: string; name: Texts; role: Texts; bio: Texts; portrait: PictureName }

export type PostTermSeed = { slug: string; kind: 'category' | 'tag'; name: Texts }

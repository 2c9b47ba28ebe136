import type { Media, Page } from '@payload-types'
import type { Locale } from '@/i18n/routing'
import type { RichText } from '../../write/rich-text'
import type { Texts } from '../types'

export type PictureName = `picture:${string}`

/**
 * A field in a seed: a text in four languages (or one for all), rich text by `richTexts`, a picture by its name. Ids
 * are added when it is stored.
 */
type Seeded<Field> = Field extends Media
  ? PictureName
  : Field extends string
    ? string extends Field
      ? Field | Texts
      : Field
    : Field extends (infer Entry)[]
      ? Seeded<Entry>[]
      : Field extends { root: unknown }
        ? Record<Locale, RichText>
        : Field extends object
          ? { [Name in keyof Field]: Seeded<Field[Name]> }
          : Field

type Stored = NonNullable<Page['blocks']>[number]

export type BlockSeed = Seeded<Stored>

export type PageSeed = {
  slug: string
  title: Texts
  summary: Texts
  blocks: BlockSeed[]
} & Partial<
  Pick<Page, 'sitemapSection' | 'layout' | 'headerStyle' | 'footerStyle' | 'allowBeforeLaunch' | 'hiddenFromSearch'>
>

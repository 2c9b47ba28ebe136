import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { Shelf } from '@/design/shelf'
import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'
import { readsCyrillic } from '@/lib/readable-name'
import { shelfLabels } from '@/lib/shelf-labels'
import { coverItem } from '../cover-item'
import { EditionNote } from '../editions/components/edition-note'
import type { BrochureCard } from '../types'
import { CoverItems } from './cover-card'

type Props = {
  brochures: BrochureCard[]
  locale: Locale
  today: string
  priority?: boolean
}

type EditionChoiceProps = {
  brochures: Pick<BrochureCard, 'towns'>[]
  locale: Locale
  hidden?: string
  className?: string
}

/** Nothing above a list whose brochures are all for the whole country. */
export function EditionChoice({ brochures, locale, ...note }: EditionChoiceProps) {
  if (brochures.every(({ towns }) => towns.length === 0)) return null
  return <EditionNote words={messagesOf(locale).editions.note} isLatin={!readsCyrillic[locale]} {...note} />
}

/** Up to this many covers lie beside their texts on a large page (`.cover-grid`). */
const few = 3

export function BrochureGrid({ brochures, locale, today, priority = false }: Props) {
  return (
    <>
      <EditionChoice brochures={brochures} locale={locale} className="mb-5" />
      <ul
        className={cx(
          'cover-grid grid *:min-w-0 gap-x-4 gap-y-9 max-sm:grid-cols-2 sm:max-md:grid-cols-3 md:gap-x-6 md:gap-y-12 md:max-lg:grid-cols-4 large-type:grid-cols-1',
          brochures.length > few && 'lg:grid-cols-5 xl:grid-cols-6',
        )}
      >
        <CoverItems
          items={brochures.map((brochure) => coverItem(brochure, today, locale))}
          locale={locale}
          priority={priority}
        />
      </ul>
    </>
  )
}

type BrochureShelfProps = {
  id: string
  title: ReactNode
  note?: ReactNode
  noteOnWide?: boolean
  seeAll?: { href: string; label: string } | null
  half?: boolean
  brochures: BrochureCard[]
  locale: Locale
  today: string
}

export function BrochureShelf({ brochures, locale, today, ...shelf }: BrochureShelfProps) {
  if (brochures.length === 0) return null
  return (
    <Shelf
      {...shelf}
      choice={<EditionChoice brochures={brochures} locale={locale} className="shelf-choice" />}
      labels={shelfLabels(locale)}
    >
      <CoverItems items={brochures.map((brochure) => coverItem(brochure, today, locale))} locale={locale} />
    </Shelf>
  )
}

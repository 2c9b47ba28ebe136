import type { ReactNode } from 'react'
import { Shelf } from '@/design/shelf'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { coverItem } from '../cover-item'
import type { BrochureCard } from '../types'
import { CoverItems } from './cover-items'

type Props = {
  id: string
  title: ReactNode
  note?: ReactNode
  seeAll?: { href: string; label: string } | null
  half?: boolean
  brochures: BrochureCard[]
  locale: Locale
  today: string
}

/** A shelf of covers; nothing at all when there are none. */
export function BrochureShelf({ brochures, locale, today, ...shelf }: Props) {
  if (brochures.length === 0) return null
  const t = translatorFor(locale, 'shelf')
  return (
    <Shelf {...shelf} labels={{ back: t('back'), forward: t('forward') }}>
      <CoverItems items={brochures.map((brochure) => coverItem(brochure, today, locale))} locale={locale} />
    </Shelf>
  )
}

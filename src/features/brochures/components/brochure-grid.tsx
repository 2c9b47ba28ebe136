import type { Locale } from '@/i18n/routing'
import { coverItem } from '../cover-item'
import type { BrochureCard } from '../types'
import { CoverItems } from './cover-items'

type Props = {
  brochures: BrochureCard[]
  locale: Locale
  today: string
  /** Whether the first cover is the page's first picture. */
  priority?: boolean
}

export function BrochureGrid({ brochures, locale, today, priority = false }: Props) {
  return (
    <ul className="grid grid-cols-2 *:min-w-0 gap-x-4 gap-y-9 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 md:gap-y-12 lg:grid-cols-5 xl:grid-cols-6 large-type:grid-cols-1">
      <CoverItems
        items={brochures.map((brochure) => coverItem(brochure, today, locale))}
        locale={locale}
        priority={priority}
      />
    </ul>
  )
}

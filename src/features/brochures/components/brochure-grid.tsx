import type { Locale } from '@/i18n/routing'
import type { BrochureCard } from '../types'
import { validityWords } from '../validity-words'
import { CoverCard } from './cover-card'

type Props = {
  brochures: BrochureCard[]
  locale: Locale
  today: string
  /** Whether the first cover is the page's first picture. */
  priority?: boolean
}

export function BrochureGrid({ brochures, locale, today, priority = false }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 md:grid-cols-4 md:gap-x-6 md:gap-y-12 lg:grid-cols-5 xl:grid-cols-6 large-type:grid-cols-1">
      {brochures.map((brochure, index) => (
        <li key={brochure.id} className="min-w-0">
          <CoverCard
            brochure={brochure}
            locale={locale}
            words={validityWords(brochure, today, locale)}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

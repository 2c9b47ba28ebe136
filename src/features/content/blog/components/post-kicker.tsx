import { IntentLink } from '@/design/intent-link'
import type { Locale } from '@/i18n/routing'
import { listHref } from '../paths'
import type { Term } from '../types'

/** The category above a title. */
export function PostKicker({ category, locale }: { category: Term | null; locale: Locale }) {
  if (!category) return null
  return (
    <p className="post-kicker">
      <IntentLink href={listHref(locale, 'category', category.slug)} lang={category.lang} className="touch-target">
        {category.name}
      </IntentLink>
    </p>
  )
}

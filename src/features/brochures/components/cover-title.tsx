import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { BrochureCard } from '../types'

/** The title of a brochure, whose link covers the whole card (an article, `group relative`). */
export function CoverTitle({ brochure: { slug, title }, locale }: { brochure: BrochureCard; locale: Locale }) {
  return (
    <h3 className="cover-title" lang={foreignLang(title, locale)}>
      <IntentLink href={localePath(locale, `/broshura/${slug}`)} className="cover-link group-hover:text-accent">
        {title.text}
      </IntentLink>
    </h3>
  )
}

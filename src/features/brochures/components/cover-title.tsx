import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'

type Props = Pick<CoverItem, 'slug' | 'title' | 'lang'> & { locale: Locale }

/** The title of a brochure, whose link covers the whole card (an article, `group relative`). */
export function CoverTitle({ slug, title, lang, locale }: Props) {
  return (
    <h3 className="cover-title" lang={lang}>
      <IntentLink href={localePath(locale, `/broshura/${slug}`)} className="cover-link">
        {title}
      </IntentLink>
    </h3>
  )
}

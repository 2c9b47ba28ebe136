import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { CoverItem } from '../cover-item'

type Props = Pick<CoverItem, 'slug' | 'title'> & { locale: Locale }

/** The title of a brochure, whose link covers the whole card (an article, `group relative`). */
export function CoverTitle({ slug, title, locale }: Props) {
  return (
    <h3 className="cover-title" lang={foreignLang(title, locale)}>
      <IntentLink href={localePath(locale, `/broshura/${slug}`)} className="cover-link group-hover:text-accent">
        {title.text}
      </IntentLink>
    </h3>
  )
}

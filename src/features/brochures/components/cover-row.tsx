import { Cover } from '@/design/cover'
import { IntentLink } from '@/design/intent-link'
import { foreignLang } from '@/i18n/foreign-lang'
import { type Locale, localePath } from '@/i18n/routing'
import type { BrochureCard } from '../types'
import { ValidityChip } from './validity-chip'
import { validityWords } from './validity-words'

/** A brochure lying flat: a small cover with the words beside it, where many must be seen at once. */
export async function CoverRow({ brochure, locale, today }: { brochure: BrochureCard; locale: Locale; today: string }) {
  const words = await validityWords(brochure, today, locale)
  const { retailer, title } = brochure
  return (
    <article className="group relative flex h-full items-center gap-4 rounded-md bg-surface p-3 pr-4 inset-ring inset-ring-line transition-shadow hover:shadow-low">
      <div className="w-14 shrink-0">
        <div className="cover-frame">
          <Cover
            picture={brochure.cover}
            shop={retailer}
            seed={brochure.slug}
            sizes="4rem"
            past={words.state === 'expired'}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="max-w-full truncate text-sm text-ink-soft">{retailer.name}</p>
        <h3 className="line-clamp-2 text-base leading-snug font-semibold" lang={foreignLang(title, locale)}>
          <IntentLink
            href={localePath(locale, `/broshura/${brochure.slug}`)}
            className="cover-link group-hover:text-accent"
          >
            {title.text}
          </IntentLink>
        </h3>
        <ValidityChip words={words} />
      </div>
    </article>
  )
}

import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CountedCategory } from '../data'
import { CategoryIcon } from './category-icon'

/** The categories as signs to walk to. */
export function CategoryTiles({ categories, locale }: { categories: CountedCategory[]; locale: Locale }) {
  const t = translatorFor(locale, 'category')
  return (
    <ul
      aria-label={t('choose')}
      className="-mx-(--gutter) flex gap-2.5 overflow-x-auto px-(--gutter) py-1 scrollbar-none md:grid md:grid-cols-4 md:gap-3 lg:grid-cols-8"
    >
      {categories.map(({ id, slug, name, icon, current }) => (
        <li key={id} className="shrink-0">
          <IntentLink
            href={localePath(locale, `/c/${slug}`)}
            className="group flex h-full w-34 max-w-[72vw] flex-col items-start gap-3 rounded-md bg-surface p-3.5 inset-ring inset-ring-line transition-shadow hover:shadow-low md:w-full"
          >
            <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent transition-colors group-hover:bg-accent group-hover:text-on-accent">
              <CategoryIcon name={icon} size={21} />
            </span>
            <span className="min-w-0 max-w-full">
              <span className="block text-sm leading-tight font-semibold hyphens-auto" lang={name.lang}>
                {name.text}
              </span>
              <span className="mt-1 block text-xs text-ink-faint">{t('count', { count: current })}</span>
            </span>
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}

import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CountedCategory } from '../data'
import { CategoryIcon } from './category-icon'
import { CategoryTile } from './category-tile'

/** The categories as signs to walk to. */
export function CategoryTiles({ categories, locale }: { categories: CountedCategory[]; locale: Locale }) {
  const t = translatorFor(locale, 'category')
  return (
    <ul
      aria-label={t('choose')}
      className="-mx-(--gutter) flex gap-2.5 overflow-x-auto px-(--gutter) py-1 scrollbar-none md:grid md:grid-cols-4 md:gap-3 lg:grid-cols-8"
    >
      {categories.map(({ slug, name, icon, current }) => (
        <CategoryTile
          key={slug}
          href={localePath(locale, `/c/${slug}`)}
          name={name}
          note={t('count', { count: current })}
          icon={<CategoryIcon name={icon} size={21} />}
        />
      ))}
    </ul>
  )
}

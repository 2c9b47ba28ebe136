import { HydrateLater } from '@/design/hydrate-later'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { readablePlace } from '@/lib/readable-name'
import type { CategoryShop } from '../../categories/shops'
import { ShopSigns } from './shop-signs'

type Props = { shops: CategoryShop[]; locale: Locale }

/** Each with the towns of its stores, so that somebody sees which is near. */
export function CategoryShops({ shops, locale }: Props) {
  if (shops.length === 0) return null
  const t = translatorFor(locale, 'category')
  return (
    <HydrateLater as="section" id="category-shops" aria-labelledby="category-shops-title">
      <h2 id="category-shops-title" className="mb-4 text-xl md:mb-6 md:text-2xl">
        {t('shops')}
      </h2>
      <ul className="shop-wall">
        <ShopSigns
          shops={shops.map(({ slug, name, colour, logoUrl, ...shop }) => ({
            href: localePath(locale, `/r/${slug}`),
            ...{ name, colour, logoUrl },
            note: noteOf(shop, locale),
          }))}
        />
      </ul>
    </HydrateLater>
  )
}

/** A shop without a known store has the number of its brochures. */
function noteOf({ towns, allTowns, current }: Pick<CategoryShop, 'towns' | 'allTowns' | 'current'>, locale: Locale) {
  if (towns.length === 0) return translatorFor(locale, 'retailer')('current', { count: current })
  const named = towns.map((town) => readablePlace(town, locale).text).join(', ')
  return translatorFor(locale, 'category')('towns', { towns: named, more: allTowns - towns.length })
}

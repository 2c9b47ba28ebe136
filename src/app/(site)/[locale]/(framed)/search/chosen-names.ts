import { getCategory } from '@/features/brochures/categories/data'
import { getProductGroups } from '@/features/price-data/groups/data'
import { getRetailer } from '@/features/brochures/retailers/data'
import type { ChosenNames } from '@/features/search/components/filters'
import type { SearchParams } from '@/features/search/params'
import { defaultLocale, type Locale } from '@/i18n/routing'

/** What the chosen filters are called: where nothing is found, no hit says it. */
export async function chosenNames(locale: Locale, { category, group, shop }: SearchParams): Promise<ChosenNames> {
  const [ofCategory, groups, ofShop] = await Promise.all([
    category ? getCategory(category, locale) : null,
    group ? getProductGroups(locale) : [],
    shop ? getRetailer(shop, locale) : null,
  ])
  return {
    category: ofCategory?.name ?? null,
    group: groups.find(({ slug }) => slug === group)?.title ?? null,
    shop: ofShop ? { text: ofShop.name, lang: defaultLocale } : null,
  }
}

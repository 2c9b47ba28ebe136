import { sofiaDay } from '@/domain/calendar-day'
import { medicineCategory } from '@/domain/product-group-rules'
import { type CountedCategory, categoryFilterHref, noCategoryFilter } from '@/features/brochures/categories/data'
import { getCategoryShops } from '@/features/brochures/categories/shops'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { getShelf } from '@/features/brochures/data'
import { CategoryShops } from '@/features/brochures/retailers/components/category-shops'
import { getBestOffers } from '@/features/search/offers/best-offers'
import { shopsAnchor } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { OfferShelf, offersOnShelf } from '../../offer-shelf'

const shelfLength = 10

type Props = { locale: Locale; category: CountedCategory }

/** Below the current brochures of a category, each only where there is something. */
export async function CategoryShelves({ locale, category }: Props) {
  const t = translatorFor(locale, 'home')
  const { id, slug } = category
  const [offers, upcoming, shops] = await Promise.all([
    // No brochure of medicines is followed by a ranking (docs/product.md, section 4).
    slug === medicineCategory ? [] : getBestOffers({ category: id }, offersOnShelf),
    getShelf(locale, { category: id, state: 'upcoming' }, shelfLength),
    getCategoryShops(id),
  ])
  return (
    <div className="mt-12 space-y-12 empty:hidden md:mt-16 md:space-y-16">
      <OfferShelf offers={offers} locale={locale} note={translatorFor(locale, 'category')('offersNote')} />
      <BrochureShelf
        id="upcoming"
        title={t('upcoming')}
        note={t('upcomingNote')}
        seeAll={
          upcoming.hasMore
            ? {
                href: categoryFilterHref(locale, slug, { ...noCategoryFilter, state: 'upcoming' }),
                label: translatorFor(locale, 'shelf')('seeAll'),
              }
            : null
        }
        brochures={upcoming.brochures}
        locale={locale}
        today={sofiaDay()}
      />
      <CategoryShops {...shops} all={`${localePath(locale, '/')}#${shopsAnchor}`} locale={locale} />
    </div>
  )
}

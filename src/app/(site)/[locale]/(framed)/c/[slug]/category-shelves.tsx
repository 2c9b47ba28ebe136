import { Shelf } from '@/design/shelf'
import { sofiaDay } from '@/domain/calendar-day'
import { medicineCategory } from '@/domain/product-group-rules'
import { type CountedCategory, categoryFilterHref, noCategoryFilter } from '@/features/brochures/categories/data'
import { getCategoryShops } from '@/features/brochures/categories/shops'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { getShelf } from '@/features/brochures/data'
import { CategoryShops } from '@/features/brochures/retailers/components/category-shops'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { listItemOfOffer } from '@/features/lists/item-of-offer'
import { PricedProduct } from '@/features/prices/components/priced-product'
import { getCategoryOffers } from '@/features/search/offers/category-offers'
import type { OfferCard } from '@/features/search/offers/offer-cards'
import { shopsAnchor } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { shelfLabels } from '@/lib/shelf-labels'

const shelfLength = 10
const offersShown = 6

type Props = { locale: Locale; category: CountedCategory }

/** Below the current brochures of a category, each only where there is something. */
export async function CategoryShelves({ locale, category }: Props) {
  const t = translatorFor(locale, 'home')
  const { id, slug } = category
  const [offers, upcoming, shops] = await Promise.all([
    // No brochure of medicines is followed by a ranking (docs/product.md, section 4).
    slug === medicineCategory ? [] : getCategoryOffers(id, offersShown),
    getShelf(locale, { category: id, state: 'upcoming' }, shelfLength),
    getCategoryShops(id),
  ])
  return (
    <div className="mt-12 space-y-12 empty:hidden md:mt-16 md:space-y-16">
      <OfferShelf offers={offers} locale={locale} />
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

/** Shows the offer's own price alone, because all cards of a shelf are as high as the highest. */
function OfferShelf({ offers, locale }: { offers: OfferCard[]; locale: Locale }) {
  if (offers.length === 0) return null
  const t = translatorFor(locale, 'category')
  return (
    <Shelf
      id="category-offers"
      title={t('offers')}
      note={t('offersNote')}
      labels={shelfLabels(locale)}
      columns="auto-cols-[86%] sm:auto-cols-[56%] md:auto-cols-[44%] lg:auto-cols-[32%] [--arrow-top:45%]"
    >
      {offers.map(({ offers: [first], product, groupSlug }) => (
        <li key={first.id} className="product-tile">
          <PricedProduct product={product} locale={locale} groupSlug={groupSlug} most={1} lead={first.id}>
            <OfferTick item={listItemOfOffer(first)} />
          </PricedProduct>
        </li>
      ))}
    </Shelf>
  )
}

import { formatDay, formatEuro } from '@/design/format'
import { getProductGroups } from '@/features/price-data/groups/data'
import type { EditedListing, EditedProduct, FoundProduct } from '@/features/price-data/matching/editor-data'
import { editorsReason, type LikenessReason, likenessReasons } from '@/features/price-data/matching/scoring/reasons'
import { adminLocale, adminTranslations } from '../admin-translations'
import { correctionAction, groupOptionWords } from './address'

/** Reasons are stored as codes separated by spaces. */
function reasonsIn(stored: string | null): LikenessReason[] {
  const words = (stored ?? '').split(' ')
  return likenessReasons.filter((reason) => words.includes(reason))
}

type Props = { product: EditedProduct; listings: EditedListing[]; language: string }

export function ProductListings({ product, listings, language }: Props) {
  const t = adminTranslations(language)
  const why = ({ match_reason: reason, match_score: score }: EditedListing) => {
    if (reason === editorsReason) return t('products.byEditor')
    if (score === null) return t('products.alone')
    const reasons = reasonsIn(reason).map((each) => t(`products.reasons.${each}`))
    return [t('products.score', { percent: Math.round(score * 100) }), ...reasons].join(' · ')
  }
  const locale = adminLocale(language)
  const priceOf = ({ price, day }: EditedListing) =>
    price === null || day === null
      ? t('products.noPrice')
      : t('products.priceOn', { price: formatEuro(price, locale), day: formatDay(day, locale) })
  return (
    <section aria-labelledby="product-listings">
      <h2 id="product-listings">{t('products.listings', { count: listings.length })}</h2>
      <ul className="products-list">
        {listings.map((listing) => (
          <li key={listing.id}>
            <span lang="bg">
              <strong>{listing.chain}</strong> {listing.name}
            </span>
            <span className="products-facts">
              <span className="products-price">{priceOf(listing)}</span>
              {why(listing)}
              {listings.length > 1 && (
                <form method="post" action={correctionAction(product.id, 'split')}>
                  <input type="hidden" name="listing" value={listing.id} />
                  <button
                    type="submit"
                    className="admin-button"
                    aria-label={t('products.splitOff', { name: listing.name })}
                  >
                    {t('products.split')}
                  </button>
                </form>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ProductFactsProps = { product: FoundProduct; language: string }

export async function EditedProductFacts({ product, language }: ProductFactsProps) {
  const t = adminTranslations(language)
  const groups = await getProductGroups(adminLocale(language))
  const group = groups.find(({ number }) => number === product.group_number)
  const price = product.price === null ? null : formatEuro(product.price, adminLocale(language))
  return (
    <span className="products-facts" lang={language}>
      {product.edited && <span className="products-mark">{t('products.edited')}</span>}
      <span className="products-price">{price ? t('products.price', { price }) : t('products.noPrice')}</span>
      <span className="products-chains">{t('products.chains', { count: product.chains })}</span>
      <span className="products-group">{group && groupOptionWords(group)}</span>
    </span>
  )
}

import type { ProductListBlock } from '@payload-types'
import { Chip } from '@/design/chip'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { Section } from '@/design/section'
import { Rating } from '@/features/shop/goods/components/rating'
import { getProducts, type SoldProduct } from '@/features/shop/goods/data'
import { productPath } from '@/features/shop/goods/paths'
import { getRatingWords } from '@/features/shop/goods/rating-words'
import { type Locale, localePath } from '@/i18n/routing'
import type { BlockProps } from '@/lib/block-types'
import { QuickView } from '../quick-view/quick-view'
import { Heart } from '../wishlist/client/heart'
import { getFromWord, getHeartWords, getProductWords, getQuickViewWords } from '../words'

const sources = { productsNewest: 'newest', productsSamples: 'samples' } as const

export async function ProductListSection({ block, locale }: BlockProps<ProductListBlock>) {
  const ids = (block.products ?? []).map((product) => (typeof product === 'string' ? product : product.id))
  const products = await getProducts(
    locale,
    ids.length > 0 ? ids : sources[block.source ?? 'productsNewest'],
    block.limit ?? 8,
  )
  if (products.length === 0) return null
  return (
    <Section {...block} bodyLang={locale}>
      <ProductGrid products={products} locale={locale} level={block.heading ? 3 : 2} />
    </Section>
  )
}

type ProductSectionProps = { id: string; title: string; products: SoldProduct[]; locale: Locale; className: string }

/** Nothing without products. */
export function ProductSection({ id, title, products, locale, className }: ProductSectionProps) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      <ProductGrid products={products} locale={locale} level={3} />
    </section>
  )
}

type ProductGridProps = { products: SoldProduct[]; locale: Locale; level: 2 | 3 }

async function ProductGrid({ products, locale, level }: ProductGridProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const words = getProductWords(locale)
  const quickView = getQuickViewWords(locale)
  const ratings = await Promise.all(products.map((product) => getRatingWords(product, locale)))
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
      {products.map((product, index) => {
        const { id, slug, lang, title, badge, images, priceCents, isFrom, oldPriceCents, currency, isSample } = product
        const rating = ratings[index] ?? null
        return (
          <li key={id} className="flex flex-col">
            <div className="relative overflow-hidden rounded-md bg-sunken">
              {images[0] && (
                <img
                  src={images[0].small}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="aspect-square w-full object-cover"
                />
              )}
              <div className="goods-tools">
                {!isSample && <Heart product={id} locale={locale} words={getHeartWords(title, locale)} />}
                <QuickView product={{ slug, title, lang }} locale={locale} words={quickView} />
              </div>
              {badge && (
                <div lang={lang} className="absolute top-2 left-2">
                  <Chip tone="signal">{badge}</Chip>
                </div>
              )}
            </div>
            <Heading className="mt-3 text-base" lang={lang}>
              <IntentLink
                href={localePath(locale, productPath(slug))}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {title}
              </IntentLink>
            </Heading>
            {rating && (
              <div className="mt-1">
                <Rating words={rating} />
              </div>
            )}
            <Price
              locale={locale}
              cents={priceCents}
              from={getFromWord(isFrom, locale)}
              currency={currency}
              oldCents={oldPriceCents}
              oldLabel={words.oldPrice}
              size="sm"
              className="mt-2"
            />
          </li>
        )
      })}
    </ul>
  )
}

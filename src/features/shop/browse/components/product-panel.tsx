'use client'

import { ButtonLink } from '@/design/button'
import { Chip } from '@/design/chip'
import { IntentLink } from '@/design/intent-link'
import { Price } from '@/design/price'
import { ImageSlider, type SliderWords } from '@/features/shop/goods/components/image-slider'
import { QuantityField, type QuantityWords } from '@/features/shop/goods/components/quantity-field'
import { Rating, type RatingWords } from '@/features/shop/goods/components/rating'
import type { SoldProduct } from '@/features/shop/goods/data'
import { productPath, reviewsAnchor, shopPaths } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'

export type ProductWords = {
  close: string
  slider: SliderWords
  quantity: QuantityWords
  addToCart: string
  addToWishlist: string
  oldPrice: string
  sku: string
  categories: string
  tags: string
}

type Props = {
  product: Omit<SoldProduct, 'isFrom'>
  locale: Locale
  words: ProductWords
  rating: RatingWords | null
  shop: string
}

export function ProductPanel({ product, locale, words, rating, shop }: Props) {
  const { slug, lang, images, badge, summary, priceCents, oldPriceCents, currency, sku } = product
  const facts = [
    { name: words.categories, terms: product.categories },
    { name: words.tags, terms: product.tags },
  ].filter(({ terms }) => terms.length > 0)
  return (
    <div className="grid gap-6 md:grid-cols-2 md:gap-8">
      <ImageSlider images={images} words={words.slider} />
      <div className="flex min-w-0 flex-col items-start gap-4">
        {badge && (
          <div lang={lang}>
            <Chip tone="signal">{badge}</Chip>
          </div>
        )}
        {rating && <Rating words={rating} href={localePath(locale, productPath(slug, reviewsAnchor))} />}
        <Price
          locale={locale}
          cents={priceCents}
          currency={currency}
          oldCents={oldPriceCents}
          oldLabel={words.oldPrice}
          size="lg"
        />
        <p lang={lang} className="text-ink-soft">
          {summary}
        </p>
        <QuantityField words={words.quantity} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, shopPaths.cart)}>{words.addToCart}</ButtonLink>
          <ButtonLink href={localePath(locale, shopPaths.wishlist)} variant="secondary">
            {words.addToWishlist}
          </ButtonLink>
        </div>
        <dl className="grid gap-1 text-sm text-ink-soft">
          <div className="flex gap-2">
            <dt>{words.sku}</dt>
            <dd className="text-ink">{sku}</dd>
          </div>
          {facts.map(({ name, terms }) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt>{name}</dt>
              {terms.map((term) => (
                <dd key={term.id} lang={term.lang ?? lang}>
                  <IntentLink href={shop} className="touch-target text-accent hover:underline">
                    {term.name}
                  </IntentLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

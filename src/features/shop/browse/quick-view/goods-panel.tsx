'use client'

import { Chip } from '@/design/chip'
import { IntentLink } from '@/design/intent-link'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import { ImageSlider } from '@/features/shop/goods/components/image-slider'
import { Rating } from '@/features/shop/goods/components/rating'
import { productPath, reviewsAnchor } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { AddButton, ChosenPrice, PriorNote } from '../product/client/order-button'
import { useVariantChoice, VariantChoiceProvider } from '../product/client/variant-choice'
import { VariantFields } from '../product/client/variant-fields'
import { ChosenHeart } from '../wishlist/client/chosen-heart'
import type { QuickGoods } from './answer'

type Props = QuickGoods & { locale: Locale; colour?: string }

export function GoodsPanel({ product, range, price, priceNotes, rating, words, locale, colour }: Props) {
  const { id, slug, lang, badge, summary } = product
  const page = localePath(locale, productPath(slug))
  const reviews = localePath(locale, productPath(slug, reviewsAnchor))
  return (
    <VariantChoiceProvider product={id} range={range} address={false} colour={colour}>
      <div className="grid gap-6 md:grid-cols-2 md:gap-8">
        <Pictures product={product} words={words} />
        <div className="flex min-w-0 flex-col gap-4">
          {badge && (
            <div lang={lang}>
              <Chip tone="signal">{badge}</Chip>
            </div>
          )}
          {rating ? (
            <Rating words={rating} href={reviews} />
          ) : (
            <IntentLink href={reviews} className="self-start text-sm text-accent hover:underline">
              {words.noReviews}
            </IntentLink>
          )}
          <div>
            <ChosenPrice price={price} size="lg" />
            <PriorNote price={price} />
            {priceNotes.map((note) => (
              <p key={note} className="text-sm text-ink-soft">
                {note}
              </p>
            ))}
          </div>
          {range.variants.length > 0 ? (
            <OrderForm locale={locale}>
              <VariantFields words={words.variant} button={<AddButton words={words.button} />} />
            </OrderForm>
          ) : (
            <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft">{words.unavailable}</p>
          )}
          <ChosenHeart product={id} locale={locale} words={words.heart} />
          {summary && (
            <p lang={lang} className="text-ink-soft">
              {summary}
            </p>
          )}
          <IntentLink href={page} className="self-start font-semibold text-accent hover:underline">
            {words.page}
          </IntentLink>
        </div>
      </div>
    </VariantChoiceProvider>
  )
}

function Pictures({ product, words }: Pick<Props, 'product' | 'words'>) {
  const { colour } = useVariantChoice()
  const own = product.picturesByColour.find((pictures) => pictures.colour === colour)?.images ?? []
  const images = own.length > 0 ? own : product.images
  if (images.length === 0) return null
  // Swiper takes over a list only once, so another colour needs a new element.
  return <ImageSlider key={images[0]?.url} images={images} words={words.slider} />
}

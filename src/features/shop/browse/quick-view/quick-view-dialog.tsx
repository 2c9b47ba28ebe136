'use client'

import { useEffect, useState } from 'react'
import { Chip } from '@/design/chip'
import { Dialog } from '@/design/dialog'
import { IntentLink } from '@/design/intent-link'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import { ImageSlider } from '@/features/shop/goods/components/image-slider'
import { Rating } from '@/features/shop/goods/components/rating'
import { colouredPath, productPath, reviewsAnchor } from '@/features/shop/goods/paths'
import { type Locale, localePath } from '@/i18n/routing'
import { ProductPanel } from '../components/product-panel'
import { AddButton, ChosenPrice, PriorNote } from '../product/client/order-button'
import { useVariantChoice, VariantChoiceProvider } from '../product/client/variant-choice'
import { VariantFields } from '../product/client/variant-fields'
import { ChosenHeart } from '../wishlist/client/chosen-heart'
import { type QuickGoods, type QuickViewAnswer, type QuickViewProps, quickViewAnswer } from './answer'

type Props = QuickViewProps & { page: string; open: boolean; onClose: () => void }

/** Loads anew at every opening, so that the stock is current and the form is reset. */
export function QuickViewDialog({ product, locale, words, colour, page, open, onClose }: Props) {
  const { slug, title, lang } = product
  const [answer, setAnswer] = useState<QuickViewAnswer | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!open) return
    let gone = false
    setAnswer('loading')
    void ask(slug, locale).then((found) => !gone && setAnswer(found ?? 'failed'))
    return () => {
      gone = true
    }
  }, [open, slug, locale])
  const titleHref = typeof answer !== 'string' && answer.kind === 'sample' ? answer.list : page
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      className="quick-view"
      title={
        <IntentLink href={titleHref} lang={lang} className="text-ink no-underline hover:text-accent hover:underline">
          {title}
        </IntentLink>
      }
    >
      {open && typeof answer === 'string' && (
        <p role="status" className="py-6 text-ink-soft">
          {answer === 'loading' ? words.loading : words.failed}{' '}
          {answer === 'failed' && (
            <IntentLink href={page} className="text-accent underline">
              {words.page}
            </IntentLink>
          )}
        </p>
      )}
      {open && typeof answer !== 'string' && answer.kind === 'sample' && <ProductPanel {...answer} locale={locale} />}
      {open && typeof answer !== 'string' && answer.kind === 'goods' && (
        <GoodsPanel {...answer} locale={locale} colour={colour} />
      )}
    </Dialog>
  )
}

async function ask(slug: string, locale: string): Promise<QuickViewAnswer | null> {
  const response = await fetch(`/api/shop/quick-view?${new URLSearchParams({ slug, locale })}`).catch(() => null)
  if (!response?.ok) return null
  return quickViewAnswer.safeParse(await response.json().catch(() => null)).data ?? null
}

type GoodsPanelProps = QuickGoods & { locale: Locale; colour?: string }

function GoodsPanel({ product, range, price, priceNotes, rating, words, locale, colour }: GoodsPanelProps) {
  const [said, setSaid] = useState('')
  const { id, slug, lang, badge, summary } = product
  const page = localePath(locale, colouredPath(slug, colour))
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
          <ChosenHeart product={id} locale={locale} words={words.heart} say={setSaid} />
          <p role="status" className="text-sm text-ink-soft empty:sr-only">
            {said}
          </p>
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

function Pictures({ product, words }: Pick<GoodsPanelProps, 'product' | 'words'>) {
  const { colour } = useVariantChoice()
  const own = product.picturesByColour.find((pictures) => pictures.colour === colour)?.images ?? []
  const images = own.length > 0 ? own : product.images
  if (images.length === 0) return null
  // Swiper takes over a list only once, so another colour needs a new element.
  return <ImageSlider key={images[0]?.url} images={images} words={words.slider} />
}

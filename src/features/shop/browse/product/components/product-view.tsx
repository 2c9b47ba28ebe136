import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Chip } from '@/design/chip'
import { cx } from '@/design/cx'
import { isWide, type ProductLayout } from '@/domain/layouts'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import { Rating, type RatingWords } from '@/features/shop/goods/components/rating'
import type { ProductDetail } from '@/features/shop/goods/data'
import { productPath, reviewsAnchor } from '@/features/shop/goods/paths'
import { codePriceTexts } from '@/features/shop/goods/prices/shown-prices'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { AlertForm } from '../../alerts/alert-form'
import { CompareButton } from '../../compare/client/compare-button'
import { ChosenHeart } from '../../wishlist/client/chosen-heart'
import { getHeartWords } from '../../words'
import { ChosenPrice, OrderButton, PriorNote } from '../client/order-button'
import { ProductGallery } from '../client/product-gallery'
import { SizeGuideDialog } from '../client/size-guide-dialog'
import { VariantChoiceProvider } from '../client/variant-choice'
import { VariantFields } from '../client/variant-fields'
import { getAlertWords, getProductPageWords, productPriceTexts } from '../words'
import { SizeTable } from './size-table'

/** `page` is the product's own page; another page shows it at its `top`, under its title, or as a `part`. */
export type ProductPlace = 'page' | 'top' | 'part'

type Props = {
  product: ProductDetail
  range: ProductRange
  rating: RatingWords | null
  locale: Locale
  layout: ProductLayout
  place: ProductPlace
  priceNote: string
  description: ReactNode
  delivery?: ReactNode
  /** Required by law beside the button: withdrawal and guarantee. */
  notes: ReactNode
  children: ReactNode
}

export function ProductView(props: Props) {
  const { product, range, rating, locale, layout, place, description, children } = props
  const { id, slug, title, lang, badge, summary, images } = product
  const t = translatorFor(locale, 'layout')
  const words = getProductPageWords(locale)
  const Title = place === 'part' ? 'h2' : 'h1'
  const narrow = 'page max-w-6xl'
  const wide = isWide(layout)
  return (
    <VariantChoiceProvider product={id} range={range}>
      <div className="product-page" data-layout={layout}>
        {place === 'page' && (
          <div className={cx(narrow, 'pt-4 pb-3 md:pt-6')}>
            <Breadcrumbs
              label={t('breadcrumbs')}
              crumbs={[
                { href: localePath(locale, '/'), label: t('home') },
                { href: localePath(locale, productPath(slug)), label: title, lang },
              ]}
            />
          </div>
        )}
        <div className={cx('product-top', !wide && narrow, !wide && place !== 'page' && 'pt-5 md:pt-8')}>
          <div className="product-gallery">
            <ProductGallery images={images} byColour={product.picturesByColour} layout={layout} words={words.gallery} />
          </div>
          <div className={cx('product-info', wide && narrow)}>
            <div className="product-lead">
              {badge && (
                <div lang={lang}>
                  <Chip tone="signal">{badge}</Chip>
                </div>
              )}
              <Title className="text-2xl break-words md:text-3xl" lang={lang}>
                {title}
              </Title>
              {rating && <Rating words={rating} href={`#${reviewsAnchor}`} />}
            </div>
            <ProductOrder {...props} />
            {summary && (
              <p lang={lang} className="product-summary">
                {summary}
              </p>
            )}
          </div>
        </div>
        <div className={narrow}>
          <ProductTexts product={product} locale={locale} description={description} />
          {children}
        </div>
      </div>
    </VariantChoiceProvider>
  )
}

function ProductTexts({ product, locale, description }: Pick<Props, 'product' | 'locale' | 'description'>) {
  const { lang, features } = product
  const t = translatorFor(locale, 'products')
  return (
    <div className="mt-12 grid gap-10 md:grid-cols-2" lang={lang}>
      <section aria-labelledby="description">
        <h2 id="description" className="mb-3 text-xl" lang={locale}>
          {t('description')}
        </h2>
        {description}
      </section>
      {features.length > 0 && (
        <section aria-labelledby="features">
          <h2 id="features" className="mb-3 text-xl" lang={locale}>
            {t('features')}
          </h2>
          <ul className="list-disc space-y-1 pl-5">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

type ProductOrderProps = {
  product: ProductDetail
  range: ProductRange
  locale: Locale
  place: ProductPlace
  priceNote: string
  delivery?: ReactNode
  notes: ReactNode
}

function ProductOrder({ product, range, locale, place, priceNote, delivery, notes }: ProductOrderProps) {
  const { isSample, facts, lang } = product
  const t = translatorFor(locale, 'productPage')
  const words = getProductPageWords(locale)
  const price = productPriceTexts(product, range, locale)
  const form = place === 'part' ? undefined : 'order'
  const { sizeChart } = facts
  const guide = translatorFor(locale, 'products')
  const compare = translatorFor(locale, 'compare')
  return (
    <div className="product-order">
      <div>
        <ChosenPrice price={price} size="lg" />
        <PriorNote price={price} />
        {!isSample && <p className="text-sm text-ink-soft">{priceNote}</p>}
        {codePriceTexts(product, range, locale).map((text) => (
          <p key={text} className="text-sm text-ink-soft">
            {text}
          </p>
        ))}
      </div>
      {isSample || range.variants.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft">{isSample ? t('sample') : t('unavailable')}</p>
      ) : (
        <OrderForm locale={locale} id={form}>
          <VariantFields
            words={words.variant}
            sizeGuide={
              sizeChart && (
                <SizeGuideDialog label={guide('sizeGuide')} closeLabel={guide('close')}>
                  <SizeTable chart={sizeChart} lang={lang} locale={locale} />
                </SizeGuideDialog>
              )
            }
            button={<OrderButton words={words.button} price={price} form={form} />}
          />
        </OrderForm>
      )}
      {!isSample && (
        <div className="flex flex-wrap gap-x-2">
          <ChosenHeart product={product.id} locale={locale} words={getHeartWords(product.title, locale)} />
          <CompareButton
            slug={product.slug}
            locale={locale}
            label={compare('compareNamed', { title: product.title })}
            text={compare('compare')}
          />
        </div>
      )}
      {!isSample && <AlertForm locale={locale} words={getAlertWords(locale)} />}
      {!isSample && delivery}
      {!isSample && notes}
    </div>
  )
}

import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { Chip } from '@/design/chip'
import { cx } from '@/design/cx'
import { isWide, type ProductLayout } from '@/domain/layouts'
import { Rating, type RatingWords } from '@/features/shop/goods/components/rating'
import type { ProductDetail } from '@/features/shop/goods/data'
import { productPath, reviewsAnchor } from '@/features/shop/goods/paths'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { ProductGallery } from '../client/product-gallery'
import { VariantChoiceProvider } from '../client/variant-choice'
import { getProductPageWords } from '../words'
import { ProductOrder } from './product-order'

/** `page` is the product's own page; another page shows it at its `top`, under its title, or as a `part`. */
export type ProductPlace = 'page' | 'top' | 'part'

type Props = {
  product: ProductDetail
  range: ProductRange
  rating: RatingWords | null
  locale: Locale
  layout: ProductLayout
  place: ProductPlace
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

import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/design/breadcrumbs'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { productPath } from '../paths'
import type { ProductDetail } from '../types'
import { getProductWords, getRatingWords } from '../words'
import { ProductPanel } from './product-panel'

type Props = {
  product: ProductDetail
  locale: Locale
  description: ReactNode
  /** What follows: reviews and related products. */
  children: ReactNode
}

/** The quick view as a page, with the description and the features below. */
export function ProductView({ product, locale, description, children }: Props) {
  const { slug, title, lang, features } = product
  const t = translatorFor(locale, 'products')
  const layout = translatorFor(locale, 'layout')
  const words = getProductWords(locale)
  const rating = getRatingWords(product, locale)
  return (
    <div className="page max-w-6xl pt-5 md:pt-8">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { href: localePath(locale, '/'), label: layout('home') },
          { href: localePath(locale, productPath(slug)), label: title, lang },
        ]}
      />
      <h1 className="mt-4 mb-6 text-2xl break-words md:text-4xl" lang={lang}>
        {title}
      </h1>
      <ProductPanel product={product} locale={locale} words={words} rating={rating} />
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
      {children}
    </div>
  )
}

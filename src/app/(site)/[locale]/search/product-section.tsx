import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { Pagination } from '@/design/pagination'
import { OfferTick } from '@/features/lists/components/offer-tick'
import { ProductRow } from '@/features/search/components/product-row'
import { SortChoice } from '@/features/search/components/sort-choice'
import { type SearchParams, searchHref } from '@/features/search/params'
import type { ProductResult } from '@/features/search/products/types'
import type { Locale } from '@/i18n/routing'

type Props = { locale: Locale; params: SearchParams; result: ProductResult }

/** The products of the national price data: the best few beside other kinds, or all of them, page by page. */
export async function ProductSection({ locale, params, result }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const alone = params.kind === 'products'
  return (
    <section aria-labelledby="found-products">
      <h2 id="found-products" className="mb-1 text-lg">
        {t('foundProducts', { count: result.total })}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{t('productsIntro')}</p>
      {result.matched === 'some' && <p className="mb-3 text-ink-soft">{t('someProducts')}</p>}
      <SortChoice locale={locale} params={params} kind="products" units={result.units} />
      <ul className="mt-2 divide-y divide-line">
        {result.products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} locale={locale} sort={params.sort ?? 'relevance'}>
              <OfferTick thing={{ id: `product:${product.slug}`, title: product.title, details: '', price: null }} />
            </ProductRow>
          </li>
        ))}
      </ul>
      {alone ? (
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: searchHref(locale, { ...params, after: null }), label: t('first') } : null}
          next={
            result.next
              ? { href: searchHref(locale, { ...params, after: result.next }), label: t('moreProducts') }
              : null
          }
        />
      ) : (
        result.next && (
          <ButtonLink
            variant="secondary"
            className="mt-3"
            href={searchHref(locale, { ...params, kind: 'products', after: null })}
          >
            {t('allProducts', { count: result.total })}
          </ButtonLink>
        )
      )}
    </section>
  )
}

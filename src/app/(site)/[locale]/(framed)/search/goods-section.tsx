import { ButtonLink } from '@/design/button'
import { cx } from '@/design/cx'
import { Pagination } from '@/design/pagination'
import type { GoodsResult } from '@/features/search/goods/data'
import { type SearchParams, searchHref } from '@/features/search/params'
import { cardProduct, cardWords } from '@/features/shop/browse/catalogue/card-product'
import { GoodsList } from '@/features/shop/browse/catalogue/components/goods-list'
import { getListed } from '@/features/shop/browse/catalogue/data'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; params: SearchParams; result: GoodsResult }

export async function GoodsSection({ locale, params, result }: Props) {
  const t = translatorFor(locale, 'search')
  const { total, matched, ids, colours, next } = result
  const { products, names } = await getListed(ids, colours, locale)
  const isAlone = params.kind === 'goods'
  const look = isAlone ? 'card' : 'small'
  const href = (after: string | null) => searchHref(locale, { ...params, kind: 'goods', after })
  return (
    <section aria-labelledby="found-goods">
      <h2 id="found-goods" className="mb-1 text-base sm:text-lg">
        {t('foundGoods', { count: total })}
      </h2>
      {matched === 'some' && <p className="mb-3 text-ink-soft">{t('someGoods')}</p>}
      <GoodsList
        products={products.map((item) => cardProduct(item, { names, locale, look, chosenColours: colours }))}
        words={cardWords(locale)}
        locale={locale}
        look={look}
        id="found"
        heading="h3"
        className={cx(
          'mt-3',
          isAlone ? 'goods-grid-four' : 'grid grid-cols-3 gap-x-2 gap-y-4 md:grid-cols-6 md:gap-x-3',
        )}
        first={isAlone}
      />
      {isAlone ? (
        <Pagination
          label={t('pages')}
          previous={params.after ? { href: href(null), label: t('first') } : null}
          next={next ? { href: href(next), label: t('moreGoods') } : null}
        />
      ) : (
        next && (
          <ButtonLink variant="secondary" className="mt-6" href={href(null)}>
            {t('allGoods', { count: total })}
          </ButtonLink>
        )
      )}
    </section>
  )
}

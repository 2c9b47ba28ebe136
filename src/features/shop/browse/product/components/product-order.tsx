import type { ReactNode } from 'react'
import { OrderForm } from '@/features/shop/checkout/cart/components/order-form'
import type { ProductDetail } from '@/features/shop/goods/data'
import { codePriceTexts } from '@/features/shop/goods/prices/code-price-texts'
import type { ProductRange } from '@/features/shop/goods/variants/product-variants'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { AlertForm } from '../../alerts/alert-form'
import { CompareButton } from '../../compare/client/compare-button'
import { ChosenHeart } from '../../wishlist/client/chosen-heart'
import { getHeartWords } from '../../wishlist/words'
import { ChosenPrice, OrderButton, orderFormId, PriorNote } from '../client/order-button'
import { SizeGuideDialog } from '../client/size-guide-dialog'
import { VariantFields } from '../client/variant-fields'
import { getAlertWords, getProductPageWords, productPriceTexts } from '../words'
import { SizeTable } from './size-table'

type Props = { product: ProductDetail; range: ProductRange; locale: Locale; delivery?: ReactNode; notes: ReactNode }

export function ProductOrder({ product, range, locale, delivery, notes }: Props) {
  const { isSample, facts, lang } = product
  const t = translatorFor(locale, 'productPage')
  const words = getProductPageWords(locale)
  const price = productPriceTexts(product, range, locale)
  const { sizeChart } = facts
  const guide = translatorFor(locale, 'products')
  const compare = translatorFor(locale, 'compare')
  return (
    <div className="product-order">
      <div>
        <ChosenPrice price={price} size="lg" />
        <PriorNote price={price} />
        {!isSample && <p className="text-sm text-ink-soft">{t('vat')}</p>}
        {codePriceTexts(product, range, locale).map((text) => (
          <p key={text} className="text-sm text-ink-soft">
            {text}
          </p>
        ))}
      </div>
      {isSample || range.variants.length === 0 ? (
        <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft">{isSample ? t('sample') : t('unavailable')}</p>
      ) : (
        <OrderForm locale={locale} id={orderFormId}>
          <VariantFields
            words={words.variant}
            sizeGuide={
              sizeChart && (
                <SizeGuideDialog label={guide('sizeGuide')} closeLabel={guide('close')}>
                  <SizeTable chart={sizeChart} lang={lang} locale={locale} />
                </SizeGuideDialog>
              )
            }
            button={<OrderButton words={words.button} price={price} />}
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

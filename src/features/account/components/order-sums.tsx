import { formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OrderDetails } from '../orders'

export function OrderSums({ locale, order }: { locale: Locale; order: OrderDetails }) {
  const t = translatorFor(locale, 'account.order')
  const { shippingCents, subtotalCents, totalCents, vatCents } = order
  return (
    <dl className="ml-auto max-w-sm space-y-1.5 pt-4 tabular">
      <div className="flex justify-between gap-x-4 text-sm text-ink-soft large-type:flex-wrap">
        <dt>{t('subtotal')}</dt>
        <dd>{formatEuro(subtotalCents, locale)}</dd>
      </div>
      <div className="flex justify-between gap-x-4 text-sm text-ink-soft large-type:flex-wrap">
        <dt>{t('shipping')}</dt>
        <dd>{shippingCents === 0 ? t('freeShipping') : formatEuro(shippingCents, locale)}</dd>
      </div>
      <div className="flex items-end justify-between gap-x-4 pt-2 large-type:flex-wrap">
        <dt>
          <span className="font-semibold">{t('total')}</span>
          <span className="block text-sm text-ink-soft">{t('vat', { amount: formatEuro(vatCents, locale) })}</span>
        </dt>
        <dd>
          <Price locale={locale} cents={totalCents} past />
        </dd>
      </div>
    </dl>
  )
}

import { ButtonLink } from '@/design/button'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { dayOf } from '../days'
import { accountPaths } from '../navigation'
import type { OrderDetails } from '../orders'
import { AddressLines } from './address-lines'
import { History } from './history'
import { OrderLines } from './order-lines'
import { OrderSums } from './order-sums'
import { Section } from './section'

/** Everything about one order, with names, prices and addresses as they were when it was placed. */
export function OrderView({ locale, order }: { locale: Locale; order: OrderDetails }) {
  const t = translatorFor(locale, 'account.order')
  const steps = (order.history ?? []).map(({ status, at }) => ({
    key: `${status} ${at}`,
    label: t(`status.${status}`),
    date: dayOf(at, locale),
  }))
  return (
    <div className="space-y-4">
      <Section title={t('lines')}>
        <OrderLines locale={locale} lines={order.lines} />
        <OrderSums locale={locale} order={order} />
      </Section>
      <div className="grid gap-4 md:grid-cols-2">
        <Section title={t('history')}>
          <History steps={steps} />
        </Section>
        <Section title={t('ways')}>
          <dl className="space-y-3">
            <div>
              <dt className="text-sm text-ink-soft">{t('payment')}</dt>
              <dd>{t(`paymentMethods.${order.paymentMethod}`)}</dd>
            </div>
            <div>
              <dt className="text-sm text-ink-soft">{t('shippingMethod')}</dt>
              <dd>{order.shippingMethod}</dd>
            </div>
          </dl>
        </Section>
        <Section title={t('shippingAddress')}>
          <AddressLines locale={locale} address={order.shippingAddress} />
        </Section>
        <Section title={t('billingAddress')}>
          <AddressLines locale={locale} address={order.billingAddress} />
        </Section>
      </div>
      <ButtonLink variant="secondary" href={localePath(locale, accountPaths.orders)}>
        {t('all')}
      </ButtonLink>
    </div>
  )
}

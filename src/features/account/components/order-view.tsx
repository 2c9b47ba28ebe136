import { ButtonLink } from '@/design/button'
import { formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { OwnAddress } from '../addresses'
import { countryName } from '../addresses'
import { accountPaths } from '../navigation'
import type { OrderDetails } from '../orders'
import { dayOf } from '../orders'
import { Section } from './account-frame'
import { History } from './own-list'

type ViewProps = {
  locale: Locale
  order: OrderDetails
  /** Seen by a link, without an account: there are no other orders to go to. */
  isGuest?: boolean
}

/** Everything about one order, with names, prices and addresses as they were when it was placed. */
export function OrderView({ locale, order, isGuest = false }: ViewProps) {
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
      {!isGuest && (
        <ButtonLink variant="secondary" href={localePath(locale, accountPaths.orders)}>
          {t('all')}
        </ButtonLink>
      )}
    </div>
  )
}

function OrderLines({ locale, lines }: { locale: Locale; lines: OrderDetails['lines'] }) {
  const t = translatorFor(locale, 'account.order')
  return (
    <ul className="divide-y divide-line border-b border-line">
      {lines.map(({ id, title, sku, colour, size, quantity, unitPriceCents }) => (
        <li
          key={id}
          className="flex items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0 large-type:flex-wrap"
        >
          <div className="min-w-0">
            <p className="font-medium">{[title, colour, size].filter(Boolean).join(', ')}</p>
            <p className="text-sm text-ink-soft tabular">
              {t('times', { count: quantity, price: formatEuro(unitPriceCents, locale) })} · {t('sku', { sku })}
            </p>
          </div>
          <p className="shrink-0 font-semibold tabular">{formatEuro(quantity * unitPriceCents, locale)}</p>
        </li>
      ))}
    </ul>
  )
}

function OrderSums({ locale, order }: { locale: Locale; order: OrderDetails }) {
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

type Props = { locale: Locale; address: Omit<OwnAddress, 'id'> }

/** An address as it is written on a parcel. */
export function AddressLines({ locale, address }: Props) {
  const { city, company, country, name, phone, postcode, region, street, street2 } = address
  const lines = [company, street, street2, `${postcode} ${city}`, region, countryName(country, locale), phone].filter(
    Boolean,
  )
  return (
    <address className="text-sm leading-relaxed not-italic">
      <span className="font-semibold">{name}</span>
      {lines.map((line) => (
        <span key={line} className="block text-ink-soft">
          {line}
        </span>
      ))}
    </address>
  )
}

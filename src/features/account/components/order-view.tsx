import { ButtonLink } from '@/design/button'
import { formatEuro } from '@/design/format'
import { Price } from '@/design/price'
import { countryName } from '@/domain/country-map'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'
import type { OwnAddress } from '../addresses'
import { dayOf, type OrderDetails } from '../orders'
import { AccountSection } from './account-frame'
import { History } from './own-list'

type ViewProps = {
  locale: Locale
  order: OrderDetails
  isGuest?: boolean
}

export function OrderView({ locale, order, isGuest = false }: ViewProps) {
  const t = translatorFor(locale, 'account.order')
  const steps = (order.history ?? []).map(({ status, at }) => ({
    key: `${status} ${at}`,
    label: t(`status.${status}`),
    date: dayOf(at, locale),
  }))
  return (
    <div className="space-y-4">
      <AccountSection title={t('lines')}>
        <OrderLines locale={locale} lines={order.lines} />
        <OrderSums locale={locale} order={order} />
      </AccountSection>
      <div className="grid gap-4 md:grid-cols-2">
        <AccountSection title={t('history')}>
          <History steps={steps} />
        </AccountSection>
        <AccountSection title={t('ways')}>
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
        </AccountSection>
        {order.kind !== 'gift-voucher' && (
          <>
            <Destination locale={locale} order={order} />
            <Billing locale={locale} order={order} />
          </>
        )}
        {order.customerNote && (
          <AccountSection title={t('note')}>
            <p className="text-sm break-words whitespace-pre-line">{order.customerNote}</p>
          </AccountSection>
        )}
      </div>
      {!isGuest && (
        <ButtonLink variant="secondary" href={localePath(locale, accountPaths.orders)}>
          {t('all')}
        </ButtonLink>
      )}
    </div>
  )
}

function Destination({ locale, order }: { locale: Locale; order: OrderDetails }) {
  const t = translatorFor(locale, 'account.order')
  const { pickupPoint, shippingAddress } = order
  if (!pickupPoint) {
    return (
      <AccountSection title={t('shippingAddress')}>
        <AddressLines locale={locale} address={shippingAddress} />
      </AccountSection>
    )
  }
  return (
    <AccountSection title={t('pickupPoint')}>
      <p className="font-semibold break-words">{pickupPoint}</p>
      <p className="mt-2 text-sm text-ink-soft">
        {t('receiver', { name: [shippingAddress.name, shippingAddress.phone].filter(Boolean).join(', ') })}
      </p>
    </AccountSection>
  )
}

function Billing({ locale, order }: { locale: Locale; order: OrderDetails }) {
  const t = translatorFor(locale, 'account.order')
  const { billingAddress, invoice, pickupPoint, shippingAddress } = order
  if (invoice?.company) {
    const lines = [
      invoice.eik && t('eik', { eik: invoice.eik }),
      invoice.vatNumber && t('vatNumber', { number: invoice.vatNumber }),
      invoice.address,
    ].filter(Boolean)
    return (
      <AccountSection title={t('invoice')}>
        <p className="font-semibold break-words">{invoice.company}</p>
        {lines.map((line) => (
          <p key={line} className="text-sm break-words text-ink-soft">
            {line}
          </p>
        ))}
      </AccountSection>
    )
  }
  // The address of a pick-up point is not that of the buyer, who is asked for none.
  if (pickupPoint || writtenOut(billingAddress) === writtenOut(shippingAddress)) return null
  return (
    <AccountSection title={t('billingAddress')}>
      <AddressLines locale={locale} address={billingAddress} />
    </AccountSection>
  )
}

const writtenOut = ({
  city,
  company,
  country,
  name,
  phone,
  postcode,
  region,
  street,
  street2,
}: Omit<OwnAddress, 'id'>) =>
  [name, company, street, street2, postcode, city, region, country, phone].map((part) => part ?? '').join('\n')

function OrderLines({ locale, lines }: { locale: Locale; lines: OrderDetails['lines'] }) {
  const t = translatorFor(locale, 'account.order')
  return (
    <ul className="divide-y divide-line border-b border-line">
      {lines.map(({ id, title, sku, colour, size, picture, quantity, unitPriceCents }) => (
        <li key={id} className="flex justify-between gap-x-4 gap-y-1 py-3 first:pt-0 large-type:flex-wrap">
          {picture && (
            <span className="size-14 shrink-0 overflow-hidden rounded-sm bg-sunken">
              <img src={picture} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
            </span>
          )}
          <div className="min-w-0 grow">
            <p className="font-medium break-words">{[title, colour, size].filter(Boolean).join(', ')}</p>
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
  const { couponCode, lines, shippingCents, subtotalCents, totalCents, vatCents, voucherCents } = order
  const discountCents = lines.reduce((sum, line) => sum + (line.discountCents ?? 0), 0)
  const sums = [
    [t('subtotal'), formatEuro(subtotalCents + discountCents, locale)],
    ...(discountCents > 0 ? [[t('discount', { code: couponCode ?? '' }), formatEuro(-discountCents, locale)]] : []),
    ...(order.kind === 'gift-voucher'
      ? []
      : [[t('shipping'), shippingCents === 0 ? t('freeShipping') : formatEuro(shippingCents, locale)]]),
  ]
  return (
    <dl className="ml-auto max-w-sm space-y-1.5 pt-4 tabular">
      {sums.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-x-4 text-sm text-ink-soft large-type:flex-wrap">
          <dt className="min-w-0 break-words">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="flex items-end justify-between gap-x-4 pt-2 large-type:flex-wrap">
        <dt>
          <span className="font-semibold">{t('total')}</span>
          {vatCents > 0 && (
            <span className="block text-sm text-ink-soft">{t('vat', { amount: formatEuro(vatCents, locale) })}</span>
          )}
        </dt>
        <dd>
          <Price locale={locale} cents={totalCents} past />
        </dd>
      </div>
      {Boolean(voucherCents) && (
        <div className="flex justify-between gap-x-4 text-sm text-ink-soft large-type:flex-wrap">
          <dt>{t('voucher')}</dt>
          <dd>{formatEuro(-(voucherCents ?? 0), locale)}</dd>
        </div>
      )}
    </dl>
  )
}

type Props = { locale: Locale; address: Omit<OwnAddress, 'id'> }

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

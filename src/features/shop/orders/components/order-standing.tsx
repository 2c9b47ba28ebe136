import type { Order } from '@payload-types'
import { encode } from 'uqr'
import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { buttonLook } from '@/design/cx'
import { formatDay, formatDayRange, formatEuro, formatMoment } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { epcText } from '@/domain/epc-qr'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { payPath } from '../../payments/pay-path'
import { cancelOrderAction } from '../actions'
import type { Shop } from '../shop'
import type { Standing } from '../standing'

type Shown = Pick<Order, 'deliveryFrom' | 'deliveryTo' | 'paymentDueAt' | 'paymentMethod' | 'status'>
type Props = { locale: Locale; order: Shown; standing: Standing }

/** How far payment and goods of an order are, and its parcels. */
export function OrderStanding({ locale, order, standing }: Props) {
  const t = translatorFor(locale, 'orderPage')
  const onDelivery = standing.payment === 'unpaid' && order.paymentMethod === 'cash-on-delivery'
  const facts = [
    [t('payment'), t(`paymentState.${onDelivery ? 'on-delivery' : standing.payment}`)],
    [t('dispatch'), t(`dispatchState.${standing.dispatch}`)],
    ...(order.deliveryFrom && order.deliveryTo && standing.dispatch !== 'delivered' && order.status !== 'cancelled'
      ? [[t('delivery'), formatDayRange(order.deliveryFrom, order.deliveryTo, locale)]]
      : []),
    ...standing.parcels.map(({ carrier, state, tracking }) => [
      t('parcel', { carrier }),
      [t(`parcelState.${state}`), tracking && t('tracking', { number: tracking })].filter(Boolean).join(' · '),
    ]),
  ]
  return <Facts title={t('standing')} facts={facts} />
}

function Facts({ title, facts }: { title: string; facts: (string | undefined)[][] }) {
  return (
    <Card className="px-4 py-5 md:px-6">
      <h2 className="text-lg">{title}</h2>
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** What a transfer has to say, and a QR code that banking apps read. */
export function TransferDetails({ locale, order, shop }: { locale: Locale; order: Order; shop: Shop }) {
  const t = translatorFor(locale, 'orderPage.transfer')
  const { bic, iban, sellerName } = shop
  const { data, size } = encode(
    epcText({ name: sellerName, iban, bic, cents: order.totalCents, reference: order.number }),
    { border: 4 },
  )
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  const due = order.paymentDueAt ? formatDay(sofiaDay(new Date(order.paymentDueAt)), locale, 'full') : ''
  const facts = [
    [t('seller'), sellerName],
    [t('iban'), iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [t('bic'), bic],
    [t('reference'), order.number],
    [t('amount'), formatEuro(order.totalCents, locale)],
    [t('due'), due],
  ].filter(([, text]) => text)
  return (
    <div className="space-y-3">
      <Facts title={t('title')} facts={facts} />
      <svg role="img" aria-label={t('qr')} viewBox={`0 0 ${size} ${size}`} className="w-44 max-w-full">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
    </div>
  )
}

/** What whoever opens an order by its link may do with it. */
export function OrderSteps({ locale, order, standing, token }: Props & { token: string }) {
  const t = translatorFor(locale, 'orderPage')
  const isOpen = order.status === 'awaiting-payment'
  const mayCancel = isOpen || (order.status === 'placed' && !standing.isPacked)
  return (
    <>
      {isOpen && order.paymentMethod === 'card' && (
        <p className="flex flex-wrap items-center gap-3">
          <a href={payPath(token)} className={buttonLook('primary', 'md')}>
            {t('pay')}
          </a>
          {order.paymentDueAt && t('payUntil', { moment: formatMoment(order.paymentDueAt, locale) })}
        </p>
      )}
      {mayCancel && (
        <form action={cancelOrderAction} className="space-y-3">
          <input type="hidden" name="key" value={token} />
          <input type="hidden" name="locale" value={locale} />
          <p className="text-sm text-ink-soft">{t('cancelText')}</p>
          <Button type="submit" variant="secondary">
            {t('cancel')}
          </Button>
        </form>
      )}
    </>
  )
}

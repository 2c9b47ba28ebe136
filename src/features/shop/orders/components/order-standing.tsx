import type { Order } from '@payload-types'
import { encode } from 'uqr'
import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { buttonLook } from '@/design/cx'
import { formatDay, formatDayRange, formatEuro, formatMoment } from '@/design/format'
import { Notice } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { epcText } from '@/domain/epc-qr'
import type { OrderStatus } from '@/domain/order-states'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cancelOrderAction } from '../actions'
import { orderWaitText } from '../delivery-wait'
import { type OrderOpener, payPath, withdrawalOf } from '../paths'
import type { Shop } from '../shop'
import type { Standing } from '../standing'

export type ShownOrder = Pick<
  Order,
  'deliveryFrom' | 'deliveryTo' | 'kind' | 'paymentDueAt' | 'paymentMethod' | 'placedAt' | 'status'
>
type Props = { locale: Locale; order: ShownOrder; standing: Standing }

export function OrderStanding({ locale, order, standing }: Props) {
  const t = translatorFor(locale, 'orderPage')
  const isCancelled = order.status === 'cancelled'
  const wait = orderWaitText(order, standing.holdWay !== null, locale)
  const facts = [
    ...(isNothingAwaited(order, standing) ? [] : [[t('payment'), t(`paymentState.${paymentOf(standing)}`)]]),
    ...(standing.atDoorCents > 0 ? [[t('atDoor'), formatEuro(standing.atDoorCents, locale)]] : []),
    ...(standing.refundedCents > 0 ? [[t('refundedSum'), formatEuro(standing.refundedCents, locale)]] : []),
    [t('dispatch'), t(`dispatchState.${isCancelled ? 'cancelled' : dispatchOf(order, standing)}`)],
    ...(order.deliveryFrom && order.deliveryTo && !isEnded[standing.dispatch] && !isCancelled
      ? [[t('delivery'), wait ?? formatDayRange(order.deliveryFrom, order.deliveryTo, locale)]]
      : []),
    ...standing.parcels.map(({ carrier, notSent, state, tracking }) =>
      state === 'not-sent'
        ? [t('notSent'), notSent.map(piecesText).join('; ')]
        : [
            t('parcel', { carrier }),
            [t(`parcelState.${state}`), tracking && t('tracking', { number: tracking })].filter(Boolean).join(' · '),
          ],
    ),
    ...standing.returns.map(({ number, status }) => [
      translatorFor(locale, 'afterSales')('ofOrder', { number }),
      translatorFor(locale, 'account.returns.status')(status),
    ]),
  ]
  return <Facts title={t('standing')} facts={facts} />
}

/** Nothing is expected any more, so that no days are shown for it. */
const isEnded = {
  open: false,
  'part-shipped': false,
  shipped: false,
  delivered: true,
  refused: false,
  lost: true,
} satisfies Record<Standing['dispatch'], boolean>

const piecesText = ({ quantity, title, colour, size }: Standing['parcels'][number]['notSent'][number]) =>
  `${quantity} × ${[title, colour, size].filter(Boolean).join(', ')}`

const dispatchOf = ({ kind }: ShownOrder, { dispatch }: Standing) => (kind === 'gift-voucher' ? 'voucher' : dispatch)

/** Nothing was paid and nothing will be: the order is cancelled, or its parcels were refused at the door. */
const isNothingAwaited = ({ paymentMethod, status }: ShownOrder, { atDoorCents, payment }: Standing) =>
  payment === 'unpaid' && (status === 'cancelled' || (paymentMethod === 'cash-on-delivery' && atDoorCents === 0))

function paymentOf({ atDoorCents, payment, isProcessing, refundingCents }: Standing) {
  if (refundingCents > 0) return 'refunding'
  if (isProcessing) return 'processing'
  return payment === 'unpaid' && atDoorCents > 0 ? 'on-delivery' : payment
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

type TransferProps = {
  locale: Locale
  order: Pick<Order, 'number' | 'paymentDueAt' | 'totalCents'>
  standing: Pick<Standing, 'paidCents'>
  shop: Shop
}

/**
 * Asks for the rest: vouchers and parts of a transfer are paid already. A shop that no longer takes transfers has no
 * account in its settings, while orders still wait for one.
 */
export function TransferDetails({ locale, order, standing, shop }: TransferProps) {
  const t = translatorFor(locale, 'orderPage.transfer')
  const { bic, email, iban, sellerName } = shop
  const cents = order.totalCents - standing.paidCents
  const due = order.paymentDueAt ? formatDay(sofiaDay(new Date(order.paymentDueAt)), locale, 'full') : ''
  const facts = [
    [t('seller'), sellerName],
    [t('iban'), iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
    [t('bic'), bic],
    [t('reference'), order.number],
    [t('amount'), formatEuro(cents, locale)],
    [t('due'), due],
  ].filter(([, text]) => text)
  return (
    <div className="space-y-3">
      <Facts title={t('title')} facts={facts} />
      {iban === '' ? (
        <Notice tone="note">
          {t('noAccount')}
          {email && (
            <a href={`mailto:${email}`} className="block py-1 text-accent underline">
              {email}
            </a>
          )}
        </Notice>
      ) : (
        <QrCode label={t('qr')} text={epcText({ name: sellerName, iban, bic, cents, reference: order.number })} />
      )}
    </div>
  )
}

function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-44 max-w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

export function OrderSteps({ locale, order, standing, opener }: Props & { opener: OrderOpener }) {
  const t = translatorFor(locale, 'orderPage')
  const isByCard = order.status === 'awaiting-payment' && order.paymentMethod === 'card'
  const mayPay = isByCard && standing.mayPay && !standing.isProcessing
  const blocked: Record<OrderStatus, boolean> = {
    'awaiting-payment': standing.isProcessing,
    placed: standing.isPacked,
    closed: true,
    cancelled: true,
  }
  const mayCancel = !blocked[order.status]
  return (
    <>
      {mayPay && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a href={payPath(opener)} className={buttonLook('primary', 'md')}>
            {t('pay')}
          </a>
          {order.paymentDueAt && (
            <span className="text-sm text-ink-soft">
              {t('payUntil', { moment: formatMoment(order.paymentDueAt, locale) })}
            </span>
          )}
        </p>
      )}
      {mayCancel && <CancelForm locale={locale} opener={opener} isPaid={standing.paidCents > standing.refundedCents} />}
      {order.status !== 'cancelled' && (
        <p>
          <a
            href={localePath(locale, withdrawalOf(opener))}
            className="inline-flex min-h-6 items-center text-accent underline"
          >
            {translatorFor(locale, 'layout')('withdraw')}
          </a>
        </p>
      )}
    </>
  )
}

type CancelProps = {
  locale: Locale
  opener: OrderOpener
  /** The order is paid in part or whole, so a refund follows. */
  isPaid: boolean
}

export function CancelForm({ locale, opener, isPaid }: CancelProps) {
  const t = translatorFor(locale, 'orderPage')
  return (
    <form action={cancelOrderAction} className="space-y-3">
      {Object.entries({ ...opener, locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-sm text-ink-soft">
        {[t('cancelText'), isPaid && t('cancelRefund')].filter(Boolean).join(' ')}
      </p>
      <Button type="submit" variant="secondary">
        {t('cancel')}
      </Button>
    </form>
  )
}

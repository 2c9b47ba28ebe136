import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { OrderStatus } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import type { OrderOpener } from '../../paths'
import { type DesignName, designs } from '../designs'
import { mostPrints } from '../draw-voucher'
import { isForPrint, type Voucher, voucherOfOrder } from '../voucher-rows'

type Props = { locale: Locale; order: { id: string; status: OrderStatus }; opener: OrderOpener }

/**
 * For the buyer: when the voucher is sent, or the link to print it. The balance is not shown, because it is the
 * recipient's.
 */
export async function OrderVoucher({ locale, order, opener }: Props) {
  const voucher = await voucherOfOrder(await db(), order.id)
  if (!voucher) return null
  const t = translatorFor(locale, 'vouchers')
  return (
    <Card className="space-y-4 px-4 py-5 md:px-6">
      <h2 className="text-lg">{t('card.title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <VoucherCard design={voucher.design} title={t('card.title')} amount={formatEuro(voucher.amountCents, locale)} />
        <div className="space-y-2">
          <p className="font-semibold break-words">{t('card.for', { name: voucher.recipient })}</p>
          {voucher.message && <p className="text-sm break-words whitespace-pre-line">{voucher.message}</p>}
          <p className="text-sm text-ink-soft">
            {t('card.valid', { day: formatDay(voucher.expiresOn, locale, 'full') })}
          </p>
          <p>{standing(voucher, locale)}</p>
        </div>
      </div>
      {voucher.state === 'active' &&
        voucher.balanceCents > 0 &&
        isForPrint(voucher) &&
        voucher.printed < mostPrints && (
          <form action="/api/shop/vouchers/print" method="post" target="_blank" className="space-y-2" rel="noopener">
            {Object.entries(opener).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit">{t('print')}</Button>
            <p className="text-sm text-ink-soft">{t('printHint', { count: mostPrints - voucher.printed })}</p>
          </form>
        )}
    </Card>
  )
}

function standing({ email, sendOn, sentAt, state, printed }: Voucher, locale: Locale): string {
  const t = translatorFor(locale, 'vouchers.standing')
  if (state === 'void') return t('void')
  if (state === 'ordered') return t('ordered')
  if (sentAt) {
    const day = formatDay(sofiaDay(sentAt), locale, 'full')
    return email ? t('sent', { email, day }) : t('sentOn', { day })
  }
  if (!email) return printed < mostPrints ? t('print') : t('printed')
  return t('waits', { email, day: formatDay(sendOn, locale, 'full') })
}

type CardProps = { design: DesignName; title?: string; amount?: string }

/** Hidden from screen readers, because its content is repeated as text. */
export function VoucherCard({ design, title, amount }: CardProps) {
  const { ground, ink, shapes } = designs[design]
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className="block w-full rounded-md shadow-sm">
      <rect width="320" height="200" fill={ground} />
      {shapes.map(({ d, fill, stroke, width, opacity }) => (
        <path
          key={d}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          strokeWidth={width}
          strokeLinecap="round"
          opacity={opacity}
        />
      ))}
      {title && (
        <text x="20" y="34" fill={ink} fontSize="14" fontWeight="600">
          {title}
        </text>
      )}
      {amount && (
        <text x="20" y="166" fill={ink} fontSize="36" fontWeight="700">
          {amount}
        </text>
      )}
    </svg>
  )
}

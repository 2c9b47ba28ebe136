import type { Return } from '@payload-types'
import { Card } from '@/design/card'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { lastDayToWithdraw } from '@/domain/withdrawal-time'
import type { Shop } from '@/features/shop/orders/shop'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = {
  locale: Locale
  request: Pick<Return, 'lines' | 'number' | 'requestedAt'>
  from: string
  shop: Shop
}

export function ReturnSlip({ locale, request, from, shop }: Props) {
  const t = translatorFor(locale, 'afterSales.slip')
  const { lines, number, requestedAt } = request
  const day = formatDay(lastDayToWithdraw(sofiaDay(new Date(requestedAt))), locale, 'full')
  return (
    <Card className="print-alone px-4 py-5 md:px-6">
      <h2 className="text-lg">{t('title')}</h2>
      <p className="mt-4 font-mono text-2xl font-semibold tracking-wide break-all">{number}</p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{t('to')}</dt>
          <dd className="font-medium break-words whitespace-pre-line">
            {[shop.sellerName, shop.returnAddress || shop.address, shop.phone].filter(Boolean).join('\n')}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('from')}</dt>
          <dd className="break-words">{from}</dd>
        </div>
      </dl>
      <ul className="mt-4">
        {lines.map(({ id, title, colour, size, quantity }) => (
          <li key={id}>{`${quantity} × ${[title, colour, size].filter(Boolean).join(', ')}`}</li>
        ))}
      </ul>
      <ol className="mt-4 list-decimal space-y-1 pl-5 text-sm">
        {t('steps', { number, day })
          .split('\n')
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </Card>
  )
}

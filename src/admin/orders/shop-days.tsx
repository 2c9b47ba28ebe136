import { formatDay, formatEuro } from '@/design/format'
import type { ShopDay } from '@/features/shop/fulfilment/accounting'
import { adminLocale, adminTranslations } from '../admin-translations'

/** What the last days brought: bars to see, and the same as a table to read. */
export function ShopDays({ days, language }: { days: ShopDay[]; language: string }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const highest = Math.max(1, ...days.map(({ cents }) => cents))
  const sum = (of: (day: ShopDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const [orders, carts] = [sum((day) => day.orders), sum((day) => day.carts)]
  const summary = t('orders.summary', {
    count: orders,
    sum: formatEuro(
      sum((day) => day.cents),
      locale,
    ),
    refunded: formatEuro(
      sum((day) => day.refundedCents),
      locale,
    ),
    share: carts > 0 ? Math.round((100 * orders) / carts) : 0,
  })
  return (
    <>
      <p className="products-intro">{summary}</p>
      <svg
        className="orders-chart"
        viewBox={`0 0 ${days.length * 10} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, cents }, index) => (
          <rect
            key={day}
            x={index * 10 + 1}
            width={8}
            y={100 - (96 * cents) / highest}
            height={(96 * cents) / highest}
            rx={1}
          />
        ))}
      </svg>
      <details>
        <summary>{t('orders.table')}</summary>
        <table className="orders-table">
          <thead>
            <tr>
              {(['day', 'orders', 'revenue', 'refunds', 'carts'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`orders.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day, locale)}</th>
                <td>{day.orders}</td>
                <td>{formatEuro(day.cents, locale)}</td>
                <td>{formatEuro(day.refundedCents, locale)}</td>
                <td>{day.carts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

import { formatDay, formatEuro, formatPercent } from '@/design/format'
import type { ShopDay } from '@/features/shop/fulfilment/accounting'
import type { Locale } from '@/i18n/routing'
import { adminLocale, adminTranslations } from '../admin-translations'

const share = (part: number, of: number) => (of > 0 ? part / of : 0)

type Figure = {
  name: 'orders' | 'revenue' | 'refunds' | 'conversion'
  bars: { day: string; value: number }[]
  total: string
  most: string
}

function figuresOf(days: ShopDay[], locale: Locale): Figure[] {
  const sum = (of: (day: ShopDay) => number) => days.reduce((total, day) => total + of(day), 0)
  const figure = (name: Figure['name'], of: (day: ShopDay) => number, words: (value: number) => string): Figure => {
    const bars = days.map((day) => ({ day: day.day, value: of(day) }))
    return { name, bars, total: words(sum(of)), most: words(highestOf(bars)) }
  }
  const euro = (cents: number) => formatEuro(cents, locale)
  const ofCarts = ({ carts, orderedCarts }: ShopDay) => share(orderedCarts, carts)
  const conversion = figure('conversion', ofCarts, (value) => formatPercent(value, locale))
  const all = share(
    sum((day) => day.orderedCarts),
    sum((day) => day.carts),
  )
  return [
    figure('orders', (day) => day.orders, String),
    figure('revenue', (day) => day.cents, euro),
    figure('refunds', (day) => day.refundedCents, euro),
    { ...conversion, total: formatPercent(all, locale) },
  ]
}

/** `days` are null where they could not be read, which must not keep anybody from packing. */
export function ShopDays({ days, language }: { days: ShopDay[] | null; language: string }) {
  const t = adminTranslations(language)
  if (!days) return <p className="products-refused">{t('orders.daysFailed')}</p>
  const locale = adminLocale(language)
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <>
      <ul className="orders-figures">
        {figuresOf(days, locale).map(({ name, bars, total, most }) => (
          <li key={name}>
            <h3>{t(`orders.columns.${name}`)}</h3>
            <strong>{total}</strong>
            <DayBars bars={bars} />
            <p className="orders-axis">
              <span>{formatDay(first, locale)}</span>
              <span>{t('orders.mostOnADay', { value: most })}</span>
              <span>{formatDay(last, locale)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="products-intro">{t('orders.daysHint')}</p>
      <details className="orders-details">
        <summary>{t('orders.table')}</summary>
        <div className="orders-wide">
          <table className="orders-table">
            <thead>
              <tr>
                {(['day', 'orders', 'revenue', 'refunds', 'carts', 'conversion'] as const).map((name) => (
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
                  <td>{formatPercent(share(day.orderedCarts, day.carts), locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}

const highestOf = (bars: Figure['bars']) => Math.max(0, ...bars.map(({ value }) => value))

function DayBars({ bars }: Pick<Figure, 'bars'>) {
  const highest = highestOf(bars) || 1
  return (
    <svg className="orders-chart" viewBox={`0 0 ${bars.length * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ day, value }, index) => {
        const height = (96 * value) / highest
        return <rect key={day} x={index * 10 + 1} width={8} y={100 - height} height={height} />
      })}
    </svg>
  )
}

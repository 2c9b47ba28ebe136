import { handlesOrders, isAdmin } from '@collections/access/roles'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { z } from 'zod'
import { formatDay, formatEuro, formatPercent } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readShopDays, type ShopDay } from '@/features/shop/fulfilment/accounting'
import { countWork, readWork, type WorkKind, workKinds } from '@/features/shop/fulfilment/work-list'
import { lastBookCheck, namesOf } from '@/features/shop/orders/books/last-check'
import type { Locale } from '@/i18n/routing'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { BookFaults } from './books'
import { FindOrders } from './find-orders'
import { OrderWork } from './order-work'
import { ordersOnly, workAction } from './orders-only'
import { BrokenRows, WorkPage } from './work-page'

const kindShape = z.enum(workKinds).catch('pack')
const soughtShape = z.string().max(200).catch('')
const urgent: WorkKind[] = ['confirm', 'late', 'refused', 'refund']

export async function OrdersView(props: AdminViewServerProps) {
  const user = ordersOnly(props, '/admin/orders')
  const { language } = props.initPageResult.req.i18n
  const t = adminTranslations(language)
  const kind = kindShape.parse(props.searchParams?.list)
  const database = await db()
  const today = sofiaDay()
  const [counts, orders, days, check] = await Promise.all([
    countWork(database, user.id),
    readWork(database, kind, user.id),
    readShopDays(database, today),
    lastBookCheck(database),
  ])
  return (
    <WorkPage view={props} user={user} page="orders">
      {check && check.count > 0 && (
        <BookFaults check={check} names={await namesOf(database, check.faults)} language={language} />
      )}
      <FindOrders sought={soughtShape.parse(props.searchParams?.q)} language={language} />
      <ul className="dashboard-tiles orders-tiles" aria-label={t('orders.today')}>
        {workKinds.map((each) => (
          <li key={each}>
            <Link
              href={`/admin/orders?list=${each}`}
              prefetch={false}
              className="dashboard-tile"
              aria-current={each === kind ? 'true' : undefined}
              data-none={counts[each] === 0}
              data-urgent={urgent.includes(each) && counts[each] > 0}
            >
              <strong>{counts[each]}</strong>
              {t(`orders.lists.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
      <h2 id="orders-list">{t(`orders.listTitles.${kind}`)}</h2>
      <BrokenRows rows={orders.broken} language={language} orders />
      {orders.length === 0 ? (
        <p className="products-empty">{t(`orders.none.${kind}`)}</p>
      ) : (
        <OrderWork kind={kind} orders={orders} isAdmin={isAdmin(user)} language={language} />
      )}
      <h2>{t('orders.days')}</h2>
      <ShopDays days={days} language={language} />
      <h2>{t('orders.files')}</h2>
      <Downloads today={today} language={language} />
    </WorkPage>
  )
}

function Downloads({ today, language }: { today: string; language: string }) {
  const t = adminTranslations(language)
  return (
    <form method="get" action={workAction('orders.csv')} className="orders-actions">
      <label>
        {t('orders.month')} <input type="month" name="month" required defaultValue={today.slice(0, 7)} />
      </label>
      <button type="submit" className="admin-button">
        {t('orders.csv')}
      </button>
      <button type="submit" className="admin-button" formAction={workAction('audit.xml')}>
        {t('orders.audit')}
      </button>
    </form>
  )
}

export async function OrdersNavLink({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!user || !handlesOrders(user)) return null
  const { pack } = await countWork(await db(), user.id)
  return (
    <Link href="/admin/orders" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{adminTranslations(i18n.language)('orders.nav', { count: pack })}</span>
    </Link>
  )
}

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

function ShopDays({ days, language }: { days: ShopDay[]; language: string }) {
  const t = adminTranslations(language)
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

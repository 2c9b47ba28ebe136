import { optionLabel } from '@collections/labels'
import type { OrderStatus } from '@/domain/order-states'
import type { Locale } from '@/i18n/routing'
import { Link } from '../shell/link'
import '../filter-form.css'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { type FoundOrder, findOrders, foundOnPage } from '@/features/shop/orders/find-orders'
import { db } from '@/server/cms'
import type { Listed } from '@/server/db/readable-rows'
import { adminLocale, adminTranslations } from '../admin-translations'
import { BrokenRows } from './work-page'

const labels = {
  'awaiting-payment': optionLabel('awaitingPayment'),
  placed: optionLabel('placed'),
  closed: optionLabel('closed'),
  cancelled: optionLabel('cancelled'),
} satisfies Record<OrderStatus, unknown>

export const orderStatusLabel = (status: OrderStatus, locale: Locale): string => labels[status][locale]

type Props = { sought: string; language: string }

export async function FindOrders({ sought, language }: Props) {
  const t = adminTranslations(language)
  return (
    <search>
      <form method="get" action="/admin/orders" className="filter-form">
        <label className="filter-form-wide">
          {t('orders.find.label')}
          <input type="search" name="q" defaultValue={sought} maxLength={200} autoComplete="off" />
        </label>
        <div className="filter-form-actions">
          <button type="submit" className="admin-button">
            {t('orders.find.button')}
          </button>
        </div>
      </form>
      {sought.trim() && <Found sought={sought} found={await findOrders(await db(), sought)} language={language} />}
    </search>
  )
}

function Found({ found, sought, language }: Props & { found: Listed<FoundOrder> }) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  if (found.length + found.broken.length === 0)
    return <p className="products-empty">{t('orders.find.none', { sought })}</p>
  return (
    <>
      <BrokenRows rows={found.broken} language={language} orders />
      <h2 id="orders-found">{t('orders.find.found')}</h2>
      <div className="orders-wide">
        <table className="orders-table" aria-labelledby="orders-found">
          <thead>
            <tr>
              {(['order', 'customer', 'placed', 'status', 'sum'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`orders.find.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, foundOnPage).map(({ id, city, email, name, number, placedAt, status, totalCents }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/admin/collections/orders/${id}`} prefetch={false}>
                    {number}
                  </Link>
                </th>
                <td>{`${name}, ${city} · ${email}`}</td>
                <td>{formatDay(sofiaDay(placedAt), locale, 'short')}</td>
                <td>{orderStatusLabel(status, locale)}</td>
                <td>{formatEuro(totalCents, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length > foundOnPage && (
        <p className="products-intro">
          {t('orders.find.more', { count: foundOnPage })}{' '}
          <Link href={`/admin/collections/orders?${new URLSearchParams({ search: sought })}`} prefetch={false}>
            {t('orders.find.all')}
          </Link>
        </p>
      )}
    </>
  )
}

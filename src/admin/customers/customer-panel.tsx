import { Link } from '../shell/link'
import '../orders/order-panel.css'
import './customer-panel.css'
import { isAdmin } from '@collections/access/roles'
import type { UIFieldServerProps } from 'payload'
import type { ReactNode } from 'react'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { shopOfCustomer } from '@/features/shop/orders/of-customer'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { orderStatusLabel } from '../orders/find-orders'
import { BrokenRows } from '../orders/work-page'

/** A customer's orders, returns and vouchers. Admins only: the id comes from the browser. */
export async function CustomerPanel({ data, i18n, req }: UIFieldServerProps) {
  if (!isAdmin(req.user) || typeof data?.id !== 'string') return null
  const { language } = i18n
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const euro = (cents: number) => formatEuro(cents, locale)
  const day = (at: Date) => formatDay(sofiaDay(at), locale, 'short')
  const { orders, returns, sums, vouchers } = await shopOfCustomer(await db(), data.id)
  return (
    <section className="field-type orders-panel customer-shop" aria-label={t('customer.title')}>
      <h3>{t('customer.title')}</h3>
      <p>
        {t('customer.sums', {
          count: sums.orders,
          paid: euro(sums.paidCents),
          refunded: euro(sums.refundedCents),
        })}
      </p>
      <BrokenRows rows={[...orders.broken, ...returns.broken, ...vouchers.broken]} language={language} />
      <List title={t('customer.orders')} none={t('customer.noOrders')}>
        {orders.map(({ id, number, placedAt, status, totalCents }) => (
          <li key={id}>
            <Link href={`/admin/collections/orders/${id}`} prefetch={false}>
              {number}
            </Link>
            <span>{`${day(placedAt)}, ${orderStatusLabel(status, locale)}`}</span>
            <strong>{euro(totalCents)}</strong>
          </li>
        ))}
      </List>
      {sums.orders > orders.length && (
        <p>
          <Link
            href={`/admin/collections/orders?${new URLSearchParams({ 'where[customer][equals]': data.id })}`}
            prefetch={false}
          >
            {t('customer.allOrders', { count: sums.orders })}
          </Link>
        </p>
      )}
      <List title={t('customer.returns')} none={t('customer.noReturns')}>
        {returns.map(({ id, number, requestedAt, status }) => (
          <li key={id}>
            <Link href={`/admin/collections/returns/${id}`} prefetch={false}>
              {number}
            </Link>
            <span>{`${day(requestedAt)}, ${t(`customer.returnStates.${status}`)}`}</span>
          </li>
        ))}
      </List>
      <List title={t('customer.vouchers')} none={t('customer.noVouchers')}>
        {vouchers.map(({ id, balanceCents, bought, expiresOn, number }) => (
          <li key={id}>
            <Link href={`/admin/orders/vouchers?voucher=${id}`} prefetch={false}>
              {number}
            </Link>
            <span>
              {`${t(bought ? 'customer.bought' : 'customer.used')}, ${t('orders.vouchers.until', { day: formatDay(expiresOn, locale, 'full') })}`}
            </span>
            <strong>{euro(balanceCents)}</strong>
          </li>
        ))}
      </List>
    </section>
  )
}

function List({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <>
      <h3>{title}</h3>
      {children.length === 0 ? <p>{none}</p> : <ul>{children}</ul>}
    </>
  )
}

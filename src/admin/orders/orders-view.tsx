import { handlesOrders } from '@collections/access/roles'
import Link from 'next/link'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { z } from 'zod'
import { formatDay, formatEuro } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { readShopDays } from '@/features/shop/fulfilment/accounting'
import { mostClaimed } from '@/features/shop/fulfilment/pack'
import { countWork, readWork, type WorkKind, type WorkOrder, workKinds } from '@/features/shop/fulfilment/work-list'
import { lastBookCheck, namesOf } from '@/features/shop/orders/books/last-check'
import { db } from '@/server/cms'
import { adminLocale, adminTranslations } from '../admin-translations'
import { BookFaults } from './books'
import { ordersOnly, workAction } from './orders-only'
import { ShopDays } from './shop-days'
import { WorkPage } from './work-page'

const kindShape = z.enum(workKinds).catch('pack')
const urgent: WorkKind[] = ['refused', 'refund']

/** `/admin/orders`: what is to be done with orders today. */
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
      <ul className="dashboard-tiles orders-tiles">
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
      <h2 id="orders-list">{t(`orders.lists.${kind}`)}</h2>
      {orders.length === 0 ? (
        <p className="products-intro">{t(`orders.none.${kind}`)}</p>
      ) : (
        <OrdersForm kind={kind} orders={orders} today={today} language={language} />
      )}
      <h2>{t('orders.days')}</h2>
      <ShopDays days={days} language={language} />
      <Downloads today={today} language={language} />
    </WorkPage>
  )
}

type FormProps = { kind: WorkKind; orders: WorkOrder[]; today: string; language: string }

/** The list; where orders can be claimed the oldest are ticked, so that one press takes them. */
function OrdersForm({ kind, orders, today, language }: FormProps) {
  const t = adminTranslations(language)
  const choose = kind !== 'ship' && kind !== 'sent' && kind !== 'refused'
  return (
    <form method="post" action={workAction(kind === 'mine' ? 'back' : 'claim')}>
      {kind === 'pack' && (
        <p className="orders-actions">
          <button type="submit" className="admin-button admin-button-strong">
            {t('orders.claim', { count: Math.min(orders.length, mostClaimed) })}
          </button>
          <CancelButton label={t('orders.cancel')} />
        </p>
      )}
      {kind === 'mine' && (
        <p className="orders-actions">
          <Link href="/admin/orders/packing" prefetch={false} className="admin-button admin-button-strong">
            {t('orders.toPacking')}
          </Link>
          <button type="submit" className="admin-button">
            {t('orders.giveBack')}
          </button>
        </p>
      )}
      {kind === 'payment' && (
        <p className="orders-actions">
          <button type="submit" className="admin-button" formAction={workAction('received')}>
            {t('orders.received')}
          </button>
          <CancelButton label={t('orders.cancel')} />
        </p>
      )}
      {kind === 'refund' && (
        <button type="submit" className="admin-button" formAction={workAction('refunded')}>
          {t('orders.refunded')}
        </button>
      )}
      <ul className="orders-list" aria-labelledby="orders-list">
        {orders.map((order, index) => (
          <OrderRow
            key={order.id}
            order={order}
            choose={choose}
            chosen={kind === 'pack' && index < mostClaimed}
            today={today}
            language={language}
          />
        ))}
      </ul>
    </form>
  )
}

const CancelButton = ({ label }: { label: string }) => (
  <button type="submit" className="admin-button" formAction={workAction('cancel')}>
    {label}
  </button>
)

type RowProps = { order: WorkOrder; choose: boolean; chosen: boolean; today: string; language: string }

function OrderRow({ order, choose, chosen, today, language }: RowProps) {
  const t = adminTranslations(language)
  const locale = adminLocale(language)
  const isLate = order.deliveryTo !== null && order.deliveryTo <= today
  const facts = [
    formatDay(sofiaDay(order.placedAt), locale, 'short'),
    t('orders.pieces', { count: order.pieces }),
    `${order.name}, ${order.city}`,
    order.shippingMethod,
    t(`orders.payment.${order.paymentMethod}`),
    order.packer && t('orders.packedBy', { name: order.packer }),
    order.paymentDueAt && t('orders.dueOn', { day: formatDay(sofiaDay(order.paymentDueAt), locale) }),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <li>
      {choose && (
        <input
          type="checkbox"
          name="order"
          value={order.id}
          defaultChecked={chosen}
          aria-label={t('orders.choose', { number: order.number })}
        />
      )}
      <div>
        <p>
          <Link href={`/admin/collections/orders/${order.id}`} prefetch={false}>
            {order.number}
          </Link>{' '}
          <strong>{formatEuro(order.totalCents, locale)}</strong>
          {isLate && <span className="orders-late">{t('orders.late')}</span>}
        </p>
        <p className="products-facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {order.customerNote && <p className="orders-note">{order.customerNote}</p>}
      </div>
    </li>
  )
}

/** For the accountant and the tax authority: the running month, or another one. */
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

/** The link to the orders, with how many wait to be packed. */
export async function OrdersNavLink({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!user || !handlesOrders(user)) return null
  const { pack } = await countWork(await db(), user.id)
  return (
    <Link href="/admin/orders" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{adminTranslations(i18n.language)('orders.nav', { count: pack })}</span>
    </Link>
  )
}

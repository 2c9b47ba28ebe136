import { handlesOrders, isAdmin } from '@collections/access/roles'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { readShopDays } from '@/features/shop/fulfilment/accounting'
import { countToPack, countWork, readWork, type WorkKind, workKinds } from '@/features/shop/fulfilment/work-list'
import { lastBookCheck, namesOf } from '@/features/shop/orders/books/last-check'
import { db } from '@/server/cms'
import { log } from '@/server/log'
import { adminTranslations } from '../admin-translations'
import { Link } from '../shell/link'
import { BookFaults } from './books'
import { FindOrders } from './find-orders'
import { OrderWork } from './order-work'
import { ordersOnly, workAction } from './orders-only'
import { ShopDays } from './shop-days'
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
    readShopDays(database, today).catch((error: unknown) => {
      log.error({ error }, 'the days of the shop could not be read')
      return null
    }),
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
      <button type="submit" className="admin-button" formAction={workAction('documents.csv')}>
        {t('orders.documentsCsv')}
      </button>
      <button type="submit" className="admin-button" formAction={workAction('audit.xml')}>
        {t('orders.audit')}
      </button>
    </form>
  )
}

export async function OrdersNavLink({ i18n, user }: Pick<ServerProps, 'i18n' | 'user'>) {
  if (!user || !handlesOrders(user)) return null
  const pack = await countToPack(await db())
  return (
    <Link href="/admin/orders" prefetch={false} className="nav__link dashboard-nav-link">
      <span className="nav__link-label">{adminTranslations(i18n.language)('orders.nav', { count: pack })}</span>
    </Link>
  )
}

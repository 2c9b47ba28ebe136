import { Unbroken } from '@/design/unbroken'
import { AccountFrame, AccountSection } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { OrderRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { ordersOf } from '@/features/account/orders'
import { CancelForm } from '@/features/shop/orders/components/order-standing'
import { cancellableOrders } from '@/features/shop/orders/own-orders'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'cancellations')

export default async function AccountCancellationsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'cancellations')
  const { docs, next } = await ordersOf(customer, parseCursor(query.after), 'cancelled')
  const open = query.after === undefined ? await cancellableOrders(customer.id) : []
  const t = translatorFor(locale, 'afterSales.cancel')
  const order = translatorFor(locale, 'account.order')
  return (
    <AccountFrame locale={locale} page="cancellations">
      {open.length > 0 && (
        <div className="mb-8">
          <AccountSection title={t('title')}>
            <ul className="divide-y divide-line">
              {open.map(({ number, isPaid }) => (
                <li key={number} className="space-y-3 py-4 first:pt-0 last:pb-0">
                  <h3 className="text-base">
                    <Unbroken text={order('number', { number })} part={number} />
                  </h3>
                  <CancelForm locale={locale} opener={{ order: number }} isPaid={isPaid} />
                </li>
              ))}
            </ul>
          </AccountSection>
        </div>
      )}
      {open.length > 0 && docs.length > 0 && <h2 className="mb-3 text-lg">{t('done')}</h2>}
      {(docs.length > 0 || open.length === 0) && (
        <OwnList locale={locale} page="cancellations" docs={docs} next={next} continued={query.after !== undefined}>
          {(one) => <OrderRow locale={locale} order={one} headingLevel={open.length > 0 ? 3 : 2} />}
        </OwnList>
      )}
    </AccountFrame>
  )
}

import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { OrderRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { ordersOf } from '@/features/account/orders'
import { JoinOrders } from '@/features/shop/reviews/guest-data/components/join-orders'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'orders')

export default async function AccountOrdersPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'orders')
  const { docs, next } = await ordersOf(customer, parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="orders">
      <OwnList locale={locale} page="orders" docs={docs} next={next} continued={query.after !== undefined}>
        {(order) => <OrderRow locale={locale} order={order} />}
      </OwnList>
      <JoinOrders locale={locale} email={customer.email ?? ''} />
    </AccountFrame>
  )
}

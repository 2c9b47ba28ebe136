import { AccountFrame } from '@/features/account/components/account-frame'
import { OrderView } from '@/features/account/components/order-view'
import { EmptyList } from '@/features/account/components/own-list'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { orderOf } from '@/features/account/orders'
import { OrderStanding } from '@/features/shop/orders/components/order-standing'
import { standingOf } from '@/features/shop/orders/standing'
import { pageNotFound } from '@/features/site/errors/not-found'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'orderConfirmation')

export default async function AccountOrderConfirmationPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'orderConfirmation')
  const order = await orderOf(customer, query.order)
  if (!order && query.order !== undefined) pageNotFound(path)
  if (!order) {
    return (
      <AccountFrame locale={locale} page="orders">
        <EmptyList locale={locale} page="orders" />
      </AccountFrame>
    )
  }
  const t = translatorFor(locale, 'account.order')
  const { number, email } = order
  const standing = await standingOf(order.id)
  return (
    <AccountFrame locale={locale} page="orderConfirmation" intro={t('confirmed', { number, email })}>
      <div className="space-y-4">
        {standing && <OrderStanding locale={locale} order={order} standing={standing} />}
        <OrderView locale={locale} order={order} />
      </div>
    </AccountFrame>
  )
}

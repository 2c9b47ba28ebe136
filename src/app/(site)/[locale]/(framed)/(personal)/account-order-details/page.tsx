import { AccountFrame } from '@/features/account/components/account-frame'
import { OrderView } from '@/features/account/components/order-view'
import { EmptyList } from '@/features/account/components/own-list'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { orderOf } from '@/features/account/orders'
import { BuyAgain } from '@/features/shop/checkout/cart/components/buy-again'
import { OrderNotices } from '@/features/shop/orders/components/order-notices'
import { OrderStanding, OrderSteps, TransferDetails } from '@/features/shop/orders/components/order-standing'
import { currentShop } from '@/features/shop/orders/current-shop'
import { DocumentList } from '@/features/shop/orders/documents/components/document-list'
import { awaitsTransfer } from '@/features/shop/orders/payments/attempts'
import { standingOf } from '@/features/shop/orders/standing'
import { OrderVoucher } from '@/features/shop/orders/vouchers/components/order-voucher'
import { OrderReviews } from '@/features/shop/reviews/components/order-reviews'
import { pageNotFound } from '@/features/site/errors/not-found'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'orderDetails')

export default async function AccountOrderDetailsPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'orderDetails')
  const order = await orderOf(customer, query.order)
  if (!order && query.order !== undefined) pageNotFound(path)
  const standing = order && (await standingOf(order.id))
  const t = translatorFor(locale, 'account.order')
  return (
    <AccountFrame locale={locale} page="orderDetails" title={order ? t('number', { number: order.number }) : undefined}>
      {order ? (
        <div className="space-y-4">
          {standing && (
            <>
              <OrderNotices locale={locale} order={order} standing={standing} query={query} />
              <OrderStanding locale={locale} order={order} standing={standing} />
              {awaitsTransfer(order) && (
                <TransferDetails locale={locale} order={order} standing={standing} shop={await currentShop()} />
              )}
              <OrderSteps locale={locale} order={order} standing={standing} opener={{ order: order.number }} />
              <OrderReviews locale={locale} order={order.id} opener={{ order: order.number }} />
              <OrderVoucher locale={locale} order={order} opener={{ order: order.number }} />
              <DocumentList locale={locale} documents={standing.documents} />
            </>
          )}
          <OrderView locale={locale} order={order} />
          {order.kind !== 'gift-voucher' && <BuyAgain locale={locale} number={order.number} />}
        </div>
      ) : (
        <EmptyList locale={locale} page="orders" />
      )}
    </AccountFrame>
  )
}

import { AccountFrame, AccountSection } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { ReturnRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { returnsOf } from '@/features/account/returns'
import { OrdersToReturn, SendBack } from '@/features/shop/fulfilment/after-sales/components/send-back'
import { openForWithdrawal } from '@/features/shop/fulfilment/after-sales/open-for-withdrawal'
import { returnableOrders } from '@/features/shop/fulfilment/after-sales/own-orders'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'returns')

export default async function AccountReturnsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'returns')
  const { docs, next } = await returnsOf(customer, parseCursor(query.after))
  const orders = query.after === undefined ? await returnableOrders(customer.id) : []
  const chosen = orders.find(({ number }) => number === query.order)
  const opened = chosen && (await openForWithdrawal(new URLSearchParams({ order: chosen.number })))
  const t = translatorFor(locale, 'afterSales.send')
  return (
    <AccountFrame locale={locale} page="returns">
      {orders.length > 0 && (
        <div className="mb-8">
          {opened ? (
            <AccountSection title={t('title')} intro={t('intro', { number: opened.number })}>
              <SendBack locale={locale} opened={opened} />
            </AccountSection>
          ) : (
            <AccountSection title={t('title')} intro={t('orders')}>
              <OrdersToReturn locale={locale} orders={orders} />
            </AccountSection>
          )}
        </div>
      )}
      {(docs.length > 0 || orders.length === 0) && (
        <OwnList locale={locale} page="returns" docs={docs} next={next} continued={query.after !== undefined}>
          {(request) => <ReturnRow locale={locale} request={request} />}
        </OwnList>
      )}
    </AccountFrame>
  )
}

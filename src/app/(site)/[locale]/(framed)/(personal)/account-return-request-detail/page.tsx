import { Notice } from '@/design/notice'
import { AccountFrame } from '@/features/account/components/account-frame'
import { EmptyList } from '@/features/account/components/own-list'
import { ReturnView } from '@/features/account/components/return-view'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { returnOf } from '@/features/account/returns'
import { ReturnSlip } from '@/features/shop/fulfilment/after-sales/components/return-slip'
import { currentShop } from '@/features/shop/orders/current-shop'
import { pageNotFound } from '@/features/site/errors/not-found'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'returnDetails')

export default async function AccountReturnDetailsPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'returnDetails')
  const request = await returnOf(customer, query.return)
  if (!request && query.return !== undefined) pageNotFound(path)
  const title = request && translatorFor(locale, 'account.returns')('number', { number: request.number })
  return (
    <AccountFrame locale={locale} page="returnDetails" title={title ?? undefined}>
      {request ? (
        <div className="space-y-4">
          {query.news === 'announced' && (
            <Notice tone="success">{translatorFor(locale, 'afterSales')('announced')}</Notice>
          )}
          {request.status === 'announced' && (
            <ReturnSlip
              locale={locale}
              request={request}
              from={request.sender ?? customer.name ?? ''}
              shop={await currentShop()}
            />
          )}
          <ReturnView locale={locale} request={request} />
        </div>
      ) : (
        <EmptyList locale={locale} page="returns" />
      )}
    </AccountFrame>
  )
}

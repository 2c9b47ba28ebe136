import { AccountFrame } from '@/features/account/components/account-frame'
import { EmptyList } from '@/features/account/components/own-list'
import { ReturnView } from '@/features/account/components/return-view'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { returnOf } from '@/features/account/orders'
import { pageNotFound } from '@/features/site/errors/not-found'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'returnDetails')

export default async function AccountReturnDetailsPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'returnDetails')
  const request = await returnOf(customer, query.return)
  if (!request && query.return !== undefined) pageNotFound(path)
  const t = translatorFor(locale, 'account.returns')
  const title =
    request && t(request.kind === 'return' ? 'numberReturn' : 'numberCancellation', { number: request.number })
  return (
    <AccountFrame locale={locale} page="returnDetails" title={title ?? undefined}>
      {request ? <ReturnView locale={locale} request={request} /> : <EmptyList locale={locale} page="returns" />}
    </AccountFrame>
  )
}

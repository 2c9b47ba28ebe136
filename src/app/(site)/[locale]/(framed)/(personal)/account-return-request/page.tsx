import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { ReturnRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { returnsOf } from '@/features/account/orders'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'returns')

export default async function AccountReturnsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'returns')
  const { docs, next } = await returnsOf(customer, 'returns', parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="returns">
      <OwnList locale={locale} page="returns" docs={docs} next={next} continued={query.after !== undefined}>
        {(request) => <ReturnRow locale={locale} request={request} />}
      </OwnList>
    </AccountFrame>
  )
}

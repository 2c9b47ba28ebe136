import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { ReturnRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { returnsOf } from '@/features/account/orders'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'cancellations')

export default async function AccountCancellationsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'cancellations')
  const { docs, next } = await returnsOf(customer, 'cancellations', parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="cancellations">
      <OwnList locale={locale} page="cancellations" docs={docs} next={next} continued={query.after !== undefined}>
        {(request) => <ReturnRow locale={locale} request={request} />}
      </OwnList>
    </AccountFrame>
  )
}

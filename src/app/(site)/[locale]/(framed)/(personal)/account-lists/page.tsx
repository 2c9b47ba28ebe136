import { AccountFrame } from '@/features/account/components/account-frame'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { AccountLists } from '@/features/lists/components/account-lists'
import { ownLists } from '@/features/lists/server/sync-lists'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'lists')

export default async function AccountListsPage(props: AccountPageProps) {
  const { locale, customer } = await openAccount(props, 'lists')
  return (
    <AccountFrame locale={locale} page="lists">
      <AccountLists locale={locale} lists={await ownLists(customer)} />
    </AccountFrame>
  )
}

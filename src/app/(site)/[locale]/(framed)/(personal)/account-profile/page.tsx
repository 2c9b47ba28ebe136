import { AccountFrame } from '@/features/account/components/account-frame'
import { Profile } from '@/features/account/components/profile'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'profile')

export default async function AccountProfilePage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'profile')
  return (
    <AccountFrame locale={locale} page="profile">
      <SavedNotice locale={locale} saved={query.saved} />
      <Profile locale={locale} customer={customer} pictureProblem={query.problem} />
    </AccountFrame>
  )
}

import { AccountFrame } from '@/features/account/components/account-frame'
import { AccountProfile } from '@/features/account/components/profile'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { signInDetails } from '@/features/account/orders'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'profile')

export default async function AccountProfilePage(props: AccountPageProps) {
  const { locale, customer, claims, query } = await openAccount(props, 'profile')
  const details = await signInDetails({ claims, customer })
  return (
    <AccountFrame locale={locale} page="profile">
      <SavedNotice locale={locale} saved={query.saved} from={customer.email} to={details.awaited} />
      <AccountProfile locale={locale} customer={customer} details={details} pictureProblem={query.problem} />
    </AccountFrame>
  )
}

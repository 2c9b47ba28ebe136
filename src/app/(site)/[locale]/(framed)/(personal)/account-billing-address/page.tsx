import { addressesOf } from '@/features/account/addresses'
import { AccountFrame } from '@/features/account/components/account-frame'
import { AddressChoice } from '@/features/account/components/address-editor'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'billingAddress')

export default async function AccountBillingAddressPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'billingAddress')
  return (
    <AccountFrame locale={locale} page="billingAddress">
      <SavedNotice locale={locale} saved={query.saved} />
      <AddressChoice locale={locale} customer={customer} addresses={await addressesOf(customer)} use="billing" />
    </AccountFrame>
  )
}

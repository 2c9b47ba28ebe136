import { addressesOf } from '@/features/account/addresses'
import { AccountFrame } from '@/features/account/components/account-frame'
import { AddressChoice } from '@/features/account/components/address-editor'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'shippingAddress')

export default async function AccountShippingAddressPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'shippingAddress')
  return (
    <AccountFrame locale={locale} page="shippingAddress">
      <SavedNotice locale={locale} saved={query.saved} />
      <AddressChoice locale={locale} customer={customer} addresses={await addressesOf(customer)} use="shipping" />
    </AccountFrame>
  )
}

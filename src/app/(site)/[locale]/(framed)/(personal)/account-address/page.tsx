import { addressesOf, addressUse } from '@/features/account/addresses'
import { AccountFrame } from '@/features/account/components/account-frame'
import { AddressBook } from '@/features/account/components/address-book'
import { AddressEditor } from '@/features/account/components/address-editor'
import { SavedNotice } from '@/features/account/components/saved-notice'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { pageNotFound } from '@/features/site/errors/not-found'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'addresses')

export default async function AccountAddressPage(props: AccountPageProps) {
  const { locale, customer, query, path } = await openAccount(props, 'addresses')
  const addresses = await addressesOf(customer)
  if (query.edit === undefined) {
    return (
      <AccountFrame locale={locale} page="addresses">
        <SavedNotice locale={locale} saved={query.saved} />
        <AddressBook locale={locale} customer={customer} addresses={addresses} removing={query.remove} />
      </AccountFrame>
    )
  }
  const address = addresses.find(({ id }) => id === query.edit)
  if (!address && query.edit !== 'new') pageNotFound(path)
  const t = translatorFor(locale, 'account.address')
  return (
    <AccountFrame locale={locale} page="addresses" title={t(address ? 'editTitle' : 'addTitle')} intro={t('formIntro')}>
      <AddressEditor locale={locale} address={address} use={addressUse.safeParse(query.use).data} />
    </AccountFrame>
  )
}

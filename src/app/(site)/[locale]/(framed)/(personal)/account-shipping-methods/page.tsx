import { AccountFrame } from '@/features/account/components/account-frame'
import { MethodList } from '@/features/account/components/method-list'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { methodsOf } from '@/features/account/orders'
import { PreferredPoint } from '@/features/shop/goods/delivery/components/preferred-point'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'shippingMethods')

export default async function AccountShippingMethodsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'shippingMethods')
  return (
    <AccountFrame locale={locale} page="shippingMethods">
      <MethodList locale={locale} page="shippingMethods" methods={await methodsOf(customer, 'shipping')} />
      <PreferredPoint locale={locale} customer={customer} place={query.town} saved={query.saved} />
    </AccountFrame>
  )
}

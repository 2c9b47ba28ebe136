import { AccountFrame } from '@/features/account/components/account-frame'
import { MethodList } from '@/features/account/components/method-list'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { methodsOf } from '@/features/account/orders'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'paymentMethods')

export default async function AccountPaymentMethodsPage(props: AccountPageProps) {
  const { locale, customer } = await openAccount(props, 'paymentMethods')
  return (
    <AccountFrame locale={locale} page="paymentMethods">
      <MethodList locale={locale} page="paymentMethods" methods={await methodsOf(customer, 'payment')} />
    </AccountFrame>
  )
}

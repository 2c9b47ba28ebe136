import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { RefundRow } from '@/features/account/components/row'
import { parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { refundsOf } from '@/features/account/returns'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'refunds')

export default async function AccountRefundsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'refunds')
  const { docs, next } = await refundsOf(customer, parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="refunds">
      <OwnList locale={locale} page="refunds" docs={docs} next={next} continued={query.after !== undefined}>
        {(refund) => <RefundRow locale={locale} refund={refund} />}
      </OwnList>
    </AccountFrame>
  )
}

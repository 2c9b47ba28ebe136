import { AccountFrame } from '@/features/account/components/account-frame'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { DeleteSection } from '@/features/my-data/components/delete-section'
import { ExportSection } from '@/features/my-data/components/export-section'
import { confirmationOf } from '@/features/my-data/deletion/confirm-person'
import { exportsOf } from '@/features/my-data/export/own-exports'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'data')

export default async function AccountDataPage(props: AccountPageProps) {
  const { locale, customer, claims } = await openAccount(props, 'data')
  return (
    <AccountFrame locale={locale} page="data">
      <div className="space-y-6">
        <ExportSection exports={await exportsOf(customer)} locale={locale} />
        {!customer.deletionDueAt && <DeleteSection confirmation={confirmationOf(claims)} locale={locale} />}
      </div>
    </AccountFrame>
  )
}

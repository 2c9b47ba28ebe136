import { AccountFrame } from '@/features/account/components/account-frame'
import { SignInAgain } from '@/features/account/components/email-section'
import { EmailWanted } from '@/features/account/components/states'
import { DeleteSection } from '@/features/account/my-data/components/delete-section'
import { ExportSection } from '@/features/account/my-data/components/export-section'
import { openMattersOf } from '@/features/account/my-data/deletion/plan-deletion'
import { exportsOf } from '@/features/account/my-data/export/own-exports'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { confirmationOf } from '@/features/auth/fresh-proof'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'data')

export default async function AccountDataPage(props: AccountPageProps) {
  const { locale, customer, claims } = await openAccount(props, 'data')
  const t = translatorFor(locale, 'myData.delete')
  return (
    <AccountFrame locale={locale} page="data">
      <div className="space-y-6">
        {!customer.email && <EmailWanted locale={locale} why="data" />}
        <ExportSection byMail={Boolean(customer.email)} exports={await exportsOf(customer)} locale={locale} />
        {!customer.deletionDueAt && (
          <DeleteSection
            confirmation={confirmationOf(claims, customer)}
            open={await openMattersOf(customer)}
            locale={locale}
            signInAgain={
              <SignInAgain
                locale={locale}
                page="data"
                words={{ text: t('signInAgain'), submit: t('signInAgainSubmit') }}
              />
            }
          />
        )}
      </div>
    </AccountFrame>
  )
}

import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { DownloadRow } from '@/features/account/components/row'
import { downloadsOf, parseCursor } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'downloads')

export default async function AccountDownloadsPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'downloads')
  const { docs, next } = await downloadsOf(customer, parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="downloads">
      <OwnList locale={locale} page="downloads" docs={docs} next={next} continued={query.after !== undefined}>
        {(download) => <DownloadRow locale={locale} download={download} />}
      </OwnList>
    </AccountFrame>
  )
}

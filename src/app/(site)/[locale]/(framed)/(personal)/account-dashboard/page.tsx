import { phoneText } from '@/domain/phone-number'
import { AccountFrame } from '@/features/account/components/account-frame'
import { Greeting, Overview } from '@/features/account/components/overview'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { MyNews } from '@/features/lists/follow/components/my-news'
import { startNews } from '@/features/lists/follow/start-news'
import { ownLists } from '@/features/lists/server/sync-lists'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'dashboard')

export default async function AccountDashboardPage(props: AccountPageProps) {
  const { locale, customer } = await openAccount(props, 'dashboard')
  const t = translatorFor(locale, 'account.dashboard')
  const [{ follows, news }, lists] = await Promise.all([startNews(customer, locale), ownLists(customer)])
  const listed = lists.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <AccountFrame
      locale={locale}
      page="dashboard"
      intro={
        <Greeting customer={customer}>
          {t('hello', { name: customer.name || customer.email || phoneText(customer.phone ?? '') })}
        </Greeting>
      }
    >
      <Overview
        locale={locale}
        customer={customer}
        mine={<MyNews locale={locale} news={news} follows={follows} listed={listed} />}
      />
    </AccountFrame>
  )
}

import { AccountFrame } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { ReviewRow } from '@/features/account/components/row'
import { parseCursor, reviewsOf } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'reviews')

export default async function AccountReviewPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'reviews')
  const { docs, next } = await reviewsOf(customer, parseCursor(query.after))
  return (
    <AccountFrame locale={locale} page="reviews">
      <OwnList locale={locale} page="reviews" docs={docs} next={next} continued={query.after !== undefined}>
        {(review) => <ReviewRow locale={locale} review={review} />}
      </OwnList>
    </AccountFrame>
  )
}

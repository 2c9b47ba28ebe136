import { buttonLook } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { AccountFrame, AccountSection } from '@/features/account/components/account-frame'
import { OwnList } from '@/features/account/components/own-list'
import { ReviewRow } from '@/features/account/components/row'
import { type OwnReview, parseCursor, reviewsOf } from '@/features/account/downloads'
import { type AccountPageProps, accountMetadata, openAccount } from '@/features/account/open-account'
import { ReviewLinks } from '@/features/shop/reviews/components/order-reviews'
import { stateText } from '@/features/shop/reviews/form-words'
import { reviewOf } from '@/features/shop/reviews/paths'
import { unreviewedOf } from '@/features/shop/reviews/reviewable'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export const generateMetadata = (props: AccountPageProps) => accountMetadata(props, 'reviews')

export default async function AccountReviewPage(props: AccountPageProps) {
  const { locale, customer, query } = await openAccount(props, 'reviews')
  const [{ docs, next }, open] = await Promise.all([
    reviewsOf(customer, parseCursor(query.after)),
    query.after === undefined ? unreviewedOf(customer.id) : [],
  ])
  const lines = open.map((line) => ({ ...line, href: reviewOf({ order: line.order }, line.line) }))
  return (
    <AccountFrame locale={locale} page="reviews">
      {lines.length > 0 && (
        <div className="mb-6">
          <AccountSection title={translatorFor(locale, 'account.reviews')('open')}>
            <ReviewLinks locale={locale} lines={lines} />
          </AccountSection>
        </div>
      )}
      <OwnList locale={locale} page="reviews" docs={docs} next={next} continued={query.after !== undefined}>
        {(review) => (
          <ReviewRow locale={locale} review={review}>
            <ReviewActions locale={locale} review={review} />
          </ReviewRow>
        )}
      </OwnList>
    </AccountFrame>
  )
}

function ReviewActions({ locale, review }: { locale: Locale; review: OwnReview }) {
  const t = translatorFor(locale, 'account.reviews')
  const { line, order, productTitle, status } = review
  const number = typeof order === 'object' ? order?.number : undefined
  return (
    <>
      {status === 'refused' && <p className="mt-3 text-sm">{stateText(review, locale)}</p>}
      {number && line && (
        <IntentLink
          href={localePath(locale, reviewOf({ order: number }, line))}
          className={buttonLook('secondary', 'sm', 'mt-3')}
          aria-label={t('changeOf', { product: productTitle })}
        >
          {t('change')}
        </IntentLink>
      )}
    </>
  )
}

import { Button } from '@/design/button'
import { Card } from '@/design/card'
import { buttonLook } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import type { OrderOpener } from '@/features/shop/orders/paths'
import { isInvited } from '@/features/shop/orders/review-invitation'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { db } from '@/server/cms'
import { stopInvitationAction } from '../actions'
import { orderReviewsAnchor, reviewOf } from '../paths'
import { type ReviewableLine, reviewableLines } from '../reviewable'

type Props = { locale: Locale; order: string; opener: OrderOpener }

export async function OrderReviews({ locale, order, opener }: Props) {
  const database = await db()
  const [lines, invited] = await Promise.all([reviewableLines(database, order), isInvited(database, order)])
  const t = translatorFor(locale, 'reviews.open')
  if (lines.length === 0 && !invited) return null
  return (
    <Card className="px-4 py-5 md:px-6">
      <section id={orderReviewsAnchor} aria-labelledby="order-reviews" className="scroll-mt-24">
        <h2 id="order-reviews" className="text-lg">
          {t('title')}
        </h2>
        <ReviewLinks locale={locale} lines={lines.map((line) => ({ ...line, href: reviewOf(opener, line.line) }))} />
        {invited && (
          <form action={stopInvitationAction} className="mt-4 space-y-2">
            {Object.entries({ ...opener, locale }).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <p className="text-sm text-ink-soft">{t('stopText')}</p>
            <Button type="submit" variant="quiet" size="sm">
              {t('stop')}
            </Button>
          </form>
        )}
      </section>
    </Card>
  )
}

type LinksProps = { locale: Locale; lines: (ReviewableLine & { href: string })[] }

export function ReviewLinks({ locale, lines }: LinksProps) {
  const t = translatorFor(locale, 'reviews.open')
  return (
    <ul className="mt-3 divide-y divide-line">
      {lines.map(({ line, href, review, title, colour, size }) => {
        const goods = [title, colour, size].filter(Boolean).join(', ')
        return (
          <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 font-medium break-words">{goods}</span>
            <IntentLink
              href={localePath(locale, href)}
              className={buttonLook('secondary', 'sm')}
              aria-label={t(review ? 'changeOf' : 'writeOf', { product: goods })}
            >
              {t(review ? 'change' : 'write')}
            </IntentLink>
          </li>
        )
      })}
    </ul>
  )
}

import type { Return, Review } from '@/../payload-types'
import { Chip, type ChipTone } from '@/design/chip'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import type { OrderEvent } from '@/domain/order-states'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { accountPaths } from '@/lib/account-paths'

const orderTones: Record<OrderEvent, ChipTone> = {
  'awaiting-payment': 'accent',
  placed: 'accent',
  paid: 'accent',
  packed: 'accent',
  shipped: 'accent',
  delivered: 'neutral',
  refused: 'past',
  cancelled: 'past',
  closed: 'neutral',
}

const returnTones: Record<Return['status'], ChipTone> = {
  announced: 'accent',
  received: 'accent',
  checked: 'neutral',
  ended: 'past',
}

const reviewTones: Record<Review['status'], ChipTone> = { pending: 'accent', published: 'neutral', refused: 'past' }

export function OrderState({ locale, status }: { locale: Locale; status: OrderEvent }) {
  const t = translatorFor(locale, 'account.order.status')
  return <Chip tone={orderTones[status]}>{t(status)}</Chip>
}

export function ReturnChip({ locale, status }: { locale: Locale; status: Return['status'] }) {
  const t = translatorFor(locale, 'account.returns.status')
  return <Chip tone={returnTones[status]}>{t(status)}</Chip>
}

export function ReviewState({ locale, status }: { locale: Locale; status: Review['status'] }) {
  const t = translatorFor(locale, 'account.reviews.status')
  return <Chip tone={reviewTones[status]}>{t(status)}</Chip>
}

type Props = { locale: Locale; why: 'data' | 'follows' }

/** Shown where a mail is promised and the account, made by phone, has no address. */
export function EmailWanted({ locale, why }: Props) {
  const t = translatorFor(locale, 'account.emailWanted')
  return (
    <Notice tone="problem">
      <p>
        {t(why)}{' '}
        <IntentLink href={localePath(locale, accountPaths.profile)} className="text-accent underline">
          {t('add')}
        </IntentLink>
      </p>
    </Notice>
  )
}

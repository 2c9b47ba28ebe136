import { z } from 'zod'
import { ChangeStatus } from '@/design/change-status'
import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const savedSchema = z.enum([
  'address',
  'chosen',
  'email',
  'emailCancelled',
  'factor',
  'mailsOff',
  'mailsOn',
  'password',
  'picture',
  'profile',
  'removed',
  'signedOut',
  'signedOutOthers',
  'unfollowed',
])

type Props = {
  locale: Locale
  saved: string | undefined
  from?: string | null
  to?: string | null
}

/** Read from the query string, so that it works without JavaScript. */
export function SavedNotice({ locale, saved, from, to }: Props) {
  const done = savedSchema.safeParse(saved).data
  const t = translatorFor(locale, 'account.saved')
  const sentTo = () => (from ? t('email', { from, to: to ?? '' }) : t('emailFirst', { to: to ?? '' }))
  return (
    <ChangeStatus className="[&:not(:empty)]:mb-6">
      {done && (done !== 'email' || to) && <Notice tone="success">{done === 'email' ? sentTo() : t(done)}</Notice>}
    </ChangeStatus>
  )
}

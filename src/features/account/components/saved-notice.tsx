import { z } from 'zod'
import { Notice } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

const savedSchema = z.enum(['address', 'chosen', 'email', 'password', 'picture', 'profile', 'removed'])

/** Confirms at the top of a page what was just done. It comes from the query string, so it works without JavaScript. */
export function SavedNotice({ locale, saved }: { locale: Locale; saved: string | undefined }) {
  const done = savedSchema.safeParse(saved).data
  if (!done) return null
  const t = translatorFor(locale, 'account.saved')
  return (
    <div role="status" className="mb-6">
      <Notice tone="success">{t(done)}</Notice>
    </div>
  )
}

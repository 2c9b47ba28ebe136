import { deviceName } from '@/features/account/auth/device-name'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** When something was done to an account, and on which device: now, with this user agent. */
export function circumstances(locale: Locale, userAgent: string): string {
  const t = translatorFor(locale, 'security')
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sofia' })
  const device = deviceName(userAgent) || t('signIns.unknownDevice')
  return t('notices.when', { moment: moment.format(new Date()), device })
}

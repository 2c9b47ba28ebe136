import { formatEuro } from '@/design/format'
import { dayOf } from '@/features/account/days'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The words of a person's file in one language. */
export function personWords(locale: Locale) {
  return {
    locale,
    t: translatorFor(locale, 'myData.file'),
    order: translatorFor(locale, 'account.order'),
    request: translatorFor(locale, 'account.returns'),
    review: translatorFor(locale, 'account.reviews'),
    follow: translatorFor(locale, 'follow'),
    exports: translatorFor(locale, 'myData.export'),
    day: (moment: string) => dayOf(moment, locale),
    euro: (cents: number) => formatEuro(cents, locale),
  }
}

export type PersonWords = ReturnType<typeof personWords>

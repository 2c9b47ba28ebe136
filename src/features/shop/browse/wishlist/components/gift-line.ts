import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Gift } from '../server/gifts'

/** "Ivan", "you × 2", "someone". */
export function giftLine({ name, quantity }: Pick<Gift, 'name' | 'quantity'>, isOwn: boolean, locale: Locale): string {
  const t = translatorFor(locale, 'wishlist.gifts')
  const who = isOwn ? t('you') : name || t('someone')
  return quantity > 1 ? `${who} × ${quantity}` : who
}

import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Shop } from './shop'

/** Where a statement can be sent, as part of a sentence; the settings may leave any of it empty. */
export function contactWords({ address, email }: Pick<Shop, 'address' | 'email'>, locale: Locale): string {
  const known = address ? 'address' : 'none'
  const way = email ? (address ? 'both' : 'email') : known
  return translatorFor(locale, 'orderMails.contact')(way, { address, email })
}

/** Where returned goods are sent, as part of a sentence. */
export function returnWords(shop: Pick<Shop, 'address' | 'returnAddress'>, locale: Locale): string {
  const address = shop.returnAddress || shop.address
  return translatorFor(locale, 'orderMails.returnTo')(address ? 'address' : 'none', { address })
}

export function complaintsWords({ email, phone }: Pick<Shop, 'email' | 'phone'>, locale: Locale): string {
  const t = translatorFor(locale, 'orderMails.complaints')
  const way = email && phone ? 'both' : email ? 'email' : phone ? 'phone' : null
  return [way && t(way, { email, phone }), t('text')].filter(Boolean).join(' ')
}

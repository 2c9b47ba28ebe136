import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { RetailerMark } from '../types'

/** A shop in a wall: `href` leads to its page, `note` stands below its name. */
export type ShopSign = { href: string; name: string; colour: string; logoUrl: string | null; note: string }

export const signOf = ({ slug, name, colour, logoUrl }: RetailerMark, note: string, locale: Locale): ShopSign => ({
  href: localePath(locale, `/r/${slug}`),
  name,
  colour,
  logoUrl,
  note,
})

/** The note is the number of brochures that are valid today. */
export function countedSigns(retailers: (RetailerMark & { current: number })[], locale: Locale): ShopSign[] {
  const t = translatorFor(locale, 'retailer')
  return retailers.map((retailer) => signOf(retailer, t('current', { count: retailer.current }), locale))
}

import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'
import type { SiteSettings } from '../../data'
import type { FooterMenu } from '../../menus'

/** What every footer arranges in its own way (product spec, section 6). */
export type FooterParts = {
  locale: Locale
  settings: SiteSettings
  /** Four digits. */
  year: string
  categories: { slug: string; name: LocalizedText }[]
  columns: FooterMenu[]
}

import { locales } from '@/i18n/routing'

/** The languages of the site, each by its own name. */
export const languageOptions = locales.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}))

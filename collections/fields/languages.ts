import { locales } from '@/i18n/routing'

export const languageOptions = locales.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}))

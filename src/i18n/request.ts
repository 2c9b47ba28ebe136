import { getRequestConfig } from 'next-intl/server'
import { defaultLocale, isLocale } from './routing'

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale
  const locale = isLocale(requested) ? requested : defaultLocale
  return { locale, timeZone: 'Europe/Sofia' }
})

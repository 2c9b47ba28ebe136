import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'

/** The title of a page that is not there. Next itself keeps it out of search engines. */
export async function missingMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'errors' })
  return { title: { absolute: `${t('notFoundTitle')} · Broshura` } }
}

import type { Metadata } from 'next'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export interface EntryPageProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Words = 'login' | 'code' | 'registration' | 'recovery' | 'newPassword' | 'confirm'

/** The metadata of a sign-in page, which search engines must not index. */
export async function entryMetadata({ params }: EntryPageProps, path: string, words: Words): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'auth')
  return pageMetadata({
    locale,
    path,
    title: t(`${words}.title`),
    description: t(`${words}.description`),
    index: false,
  })
}

import type { Metadata } from 'next'
import { missingMetadata } from '@/features/errors/missing-metadata'
import { openPage } from '@/features/redirects/open-page'
import { isLocale } from '@/i18n/routing'
import { MissingPage } from '../missing-page'

type Props = { params: Promise<{ locale: string; rest: string[] }> }

/** Static, because the status of a page that is made for each request is sent before it is known. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  return isLocale(locale) ? missingMetadata(locale) : {}
}

/** Whatever no other page answers: an address that has moved, or a 404 on the first request. */
export default async function UnknownPage({ params }: Props) {
  const { locale, rest } = await params
  const path = `/${rest.map(decodeURIComponent).join('/')}`
  await openPage(locale, path)
  return <MissingPage path={path} />
}

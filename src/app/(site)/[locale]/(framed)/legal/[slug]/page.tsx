import { legalPath } from '@/features/content/legal/data'
import { LegalPageView, legalMetadata } from '../legal-page'

type Props = { params: Promise<{ locale: string; slug: string }> }

export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props) {
  return legalMetadata(await params)
}

export default async function LegalPage({ params }: Props) {
  const { locale, slug } = await params
  return <LegalPageView locale={locale} slug={slug} path={legalPath(slug)} />
}

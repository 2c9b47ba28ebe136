import { type AliasProps, LegalPageView, legalMetadata } from '../legal/legal-page'

const slug = 'gdpr'

export async function generateMetadata({ params }: AliasProps) {
  return legalMetadata({ ...(await params), slug })
}

export default async function GdprPage({ params }: AliasProps) {
  return <LegalPageView {...(await params)} slug={slug} path="/gdpr" />
}

import { type AliasProps, LegalPageView, legalMetadata } from '../legal/legal-page'

const slug = 'terms'

export async function generateMetadata({ params }: AliasProps) {
  return legalMetadata({ ...(await params), slug })
}

export default async function AgbPage({ params }: AliasProps) {
  return <LegalPageView {...(await params)} slug={slug} path="/agb" />
}

import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/admin/preview/preview-bar'
import { LegalArticle } from '@/features/content/legal/components/legal-article'
import { getDraftLegalPage } from '@/features/content/legal/data'
import { RichText } from '@/features/content/pages/rich-text'
import { partsOf } from '@/features/content/pages/rich-text-parts'
import { isLocale } from '@/i18n/routing'
import { staffFrom } from '@/server/cms'

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function LegalPagePreview({ params }: Props) {
  const { locale, id } = await params
  const user = await staffFrom(await headers())
  if (!user || !isLocale(locale)) notFound()
  const page = await getDraftLegalPage(id, locale, user)
  if (!page) notFound()
  const { content } = page.text
  return (
    <>
      <PreviewBar preview={`legal/${id}`} document={`legal-pages/${id}`} locale={locale} />
      <main id="content" tabIndex={-1}>
        <LegalArticle page={page} locale={locale} links={[]} parts={partsOf(content)}>
          <RichText data={content} locale={locale} anchors />
        </LegalArticle>
      </main>
    </>
  )
}

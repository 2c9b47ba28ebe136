import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/admin/preview/preview-bar'
import { blockComponents } from '@/app/blocks'
import { PageView } from '@/features/content/pages/components/page-view'
import { getDraftPage } from '@/features/content/pages/data'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { staffFrom } from '@/server/cms'
import { PreviewFrame } from '../../preview-frame'

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function PagePreview({ params }: Props) {
  const { locale, id } = await params
  const user = await staffFrom(await headers())
  if (!user || !isLocale(locale)) notFound()
  const page = await getDraftPage(id, locale, user)
  if (!page) notFound()
  const t = translatorFor(locale, 'admin.preview')
  const empty = (page.blocks ?? []).length === 0
  return (
    <>
      <PreviewBar
        preview={`page/${id}`}
        document={`pages/${id}`}
        locale={locale}
        note={empty ? t('noBlocks') : undefined}
      />
      <PreviewFrame locale={locale} layout={page.layout} header={page.headerStyle} footer={page.footerStyle}>
        <PageView page={page} locale={locale} components={blockComponents} />
      </PreviewFrame>
    </>
  )
}

import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { PreviewBar } from '@/admin/preview/preview-bar'
import { sofiaDay } from '@/domain/calendar-day'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { ValidityChip } from '@/features/brochures/components/validity-chip'
import { getDraftBrochure } from '@/features/brochures/data'
import { validityWords } from '@/features/brochures/types'
import { BrochureView } from '@/features/brochures/viewer/components/brochure-view'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { staffFrom } from '@/server/cms'

type Props = { params: Promise<{ locale: string; id: string }> }

export default async function BrochurePreview({ params }: Props) {
  const { locale, id } = await params
  const user = await staffFrom(await headers())
  if (!user || !isLocale(locale)) notFound()
  const brochure = await getDraftBrochure(id, locale, user)
  const t = translatorFor(locale, 'brochure')
  const words = translatorFor(locale, 'admin.preview')
  const today = sofiaDay()
  return (
    <>
      <PreviewBar
        preview={`broshura/${id}`}
        document={`brochures/${id}`}
        locale={locale}
        note={brochure && brochure.pages.length === 0 ? words('noPages') : undefined}
      />
      <main id="content" tabIndex={-1}>
        {brochure ? (
          <BrochureView
            brochure={brochure}
            locale={locale}
            today={today}
            validity={<ValidityChip words={validityWords(brochure, today, locale)} />}
            related={
              brochure.related.length > 0 && (
                <BrochureShelf
                  id="related-title"
                  title={t('related')}
                  brochures={brochure.related}
                  locale={locale}
                  today={today}
                />
              )
            }
          />
        ) : (
          <p className="preview-note">{words('incomplete')}</p>
        )}
      </main>
    </>
  )
}

import type { Metadata } from 'next'
import { formatMegabytes } from '@/design/format'
import { KeptApp } from '@/features/brochures/viewer/kept/components/kept-app'
import { keptPath } from '@/features/brochures/viewer/kept/kept-path'
import { keptLimit } from '@/features/brochures/viewer/kept/rules'
import { BrochureOfferTick } from '@/features/lists/components/offer-tick'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'kept.page')
  return pageMetadata({ locale, path: keptPath, title: t('title'), description: t('description') })
}

/** The same page for everybody: what is kept is in the visitor's browser. */
export default async function KeptPage({ params }: Props) {
  const locale = await openPage((await params).locale, keptPath)
  const { kept, viewer } = messagesOf(locale)
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <KeptApp
        locale={locale}
        words={kept.page}
        limit={formatMegabytes(keptLimit, locale)}
        viewer={viewer}
        action={BrochureOfferTick}
      />
      <noscript>
        <p className="mt-5 max-w-prose">{kept.page.noScript}</p>
      </noscript>
    </div>
  )
}

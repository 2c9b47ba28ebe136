import type { Metadata } from 'next'
import { keptHref } from '@/features/brochures/viewer/kept/kept-path'
import { ListApp } from '@/features/lists/components/list-app'
import { ListWithoutScript } from '@/features/lists/components/list-without-script'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { messagesOf, translatorFor } from '@/i18n/translator'

const path = '/list'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'lists.meta')
  return pageMetadata({ locale, path, title: t('title'), description: t('description') })
}

/** The same page for everybody: the list is stored in the visitor's browser. */
export default async function ListPage({ params }: Props) {
  const locale = await openPage((await params).locale, path)
  const t = translatorFor(locale, 'lists')
  const { lists, multiBuy, reduction } = messagesOf(locale)
  return (
    <div className="page pt-6 pb-10 md:pt-10">
      <h1 className="mb-4 text-2xl md:mb-6 md:text-4xl">{t('title')}</h1>
      <ListWithoutScript locale={locale} />
      <ListApp locale={locale} labels={{ ...lists.app, multiBuy, reduction }} tick={lists.tick} />
      <p className="mt-8 print:hidden">
        {/* A page opened anew belongs to its service worker, which opens it without a connection. */}
        <a
          href={keptHref(locale)}
          className="inline-block py-1 text-accent underline underline-offset-3 hover:text-accent-strong"
        >
          {translatorFor(locale, 'kept.page')('title')}
        </a>
      </p>
    </div>
  )
}

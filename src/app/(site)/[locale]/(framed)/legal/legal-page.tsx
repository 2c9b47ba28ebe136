import type { Metadata } from 'next'
import { LegalArticle } from '@/features/content/legal/components/legal-article'
import { getLegalLinks, getLegalPage, legalPath } from '@/features/content/legal/data'
import { RichText } from '@/features/content/pages/rich-text'
import { partsOf } from '@/features/content/pages/rich-text-parts'
import { missingMetadata } from '@/features/site/errors/not-found'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissingPage } from '../../missing-page'

/** Aliases have the canonical URL of the original. */
export type AliasProps = { params: Promise<{ locale: string }> }

type Asked = { locale: string; slug: string; path: string; day?: string }

export async function legalMetadata({ locale, slug, day }: Omit<Asked, 'path'>): Promise<Metadata> {
  if (!isLocale(locale)) return {}
  const page = await getLegalPage(slug, locale, day)
  if (!page) return missingMetadata(locale)
  const isCurrent = page.validFrom === page.days[0]
  return pageMetadata({
    locale,
    path: legalPath(slug, isCurrent ? undefined : page.validFrom),
    title: page.title.text,
    description: page.summary.text,
    index: isCurrent,
  })
}

export async function LegalPageView({ locale: language, slug, path, day }: Asked) {
  const locale = await openPage(language, path)
  const page = await getLegalPage(slug, locale, day)
  if (!page) return <MissingPage path={path} />
  const layout = translatorFor(locale, 'layout')
  const links = await getLegalLinks(locale)
  const crumbs = [
    { name: layout('home'), path: '/' },
    { name: page.title.text, path: legalPath(slug) },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, crumbs)} />
      <LegalArticle page={page} locale={locale} links={links} parts={partsOf(page.text.content)}>
        <RichText data={page.text.content} locale={locale} anchors />
      </LegalArticle>
    </>
  )
}

import type { Metadata } from 'next'
import { menuGroups } from '@/features/account/navigation'
import { getLegalLinks, legalPath } from '@/features/content/legal/data'
import { getNewestNames } from '@/features/shop/browse/catalogue/read-names'
import { SiteMenu } from '@/features/site/html-sitemap/components/html-sitemap'
import { type MenuEntry, menuSections } from '@/features/site/html-sitemap/sections'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { params: Promise<{ locale: string }> }

const path = '/w3menu'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'siteMenu')
  return pageMetadata({ locale, path, title: t('title'), description: t('intro') })
}

async function otherPages(locale: Locale): Promise<Record<'goods' | 'legal' | 'account', MenuEntry[]>> {
  const t = translatorFor(locale, 'account.pages')
  const [legal, goods] = await Promise.all([getLegalLinks(locale), getNewestNames(locale)])
  return {
    goods,
    legal: legal.map(({ slug, title }) => ({ path: legalPath(slug), label: title })),
    account: menuGroups.flatMap(({ links }) =>
      links.map(({ key, path }) => ({ path, label: { text: t(`${key}.menu`), lang: locale } })),
    ),
  }
}

export default async function SiteMenuPage({ params }: Props) {
  const locale = await openPage((await params).locale, path)
  const t = translatorFor(locale, 'siteMenu')
  const sections = await menuSections(locale, await otherPages(locale))
  return (
    <>
      <header className="page pt-8 md:pt-14">
        <h1 className="text-3xl md:text-5xl">{t('title')}</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{t('intro')}</p>
      </header>
      <SiteMenu locale={locale} sections={sections} jumpLabel={t('jump')} />
    </>
  )
}

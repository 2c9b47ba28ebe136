import type { Metadata } from 'next'
import { CoverageTable, HowSections } from '@/features/prices/components/coverage-table'
import { PriceHead } from '@/features/prices/components/price-head'
import { getCoverage } from '@/features/prices/coverage'
import { howPath } from '@/features/prices/filter'
import { getProductCounts } from '@/features/prices/product-counts'
import { pricesPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'prices.how')
  return pageMetadata({ locale, path: howPath, title: t('title'), description: t('intro') })
}

export default async function HowPricesWorkPage({ params }: Props) {
  const locale = await openPage((await params).locale, howPath)
  const t = translatorFor(locale, 'prices.how')
  const prices = translatorFor(locale, 'prices')
  const layout = translatorFor(locale, 'layout')
  const [coverage, products] = await Promise.all([getCoverage(), getProductCounts()])
  const trail = [
    { name: layout('home'), path: '/' },
    { name: prices('title'), path: pricesPath },
    { name: t('title'), path: howPath },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, trail)} />
      <PriceHead
        locale={locale}
        crumbs={trail.map(({ name, path }) => ({ href: localePath(locale, path), label: name }))}
        title={t('title')}
        note={t('intro')}
      />
      <div className="page mt-8 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <HowSections locale={locale} />
        <CoverageTable locale={locale} coverage={coverage} products={products} />
      </div>
    </>
  )
}

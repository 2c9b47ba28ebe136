import type { Metadata } from 'next'
import { z } from 'zod'
import { comparedIn } from '@/features/shop/browse/compare/compared'
import { CompareView } from '@/features/shop/browse/compare/components/compare-view'
import { readComparison } from '@/features/shop/browse/compare/read-compared'
import { shopPaths } from '@/features/shop/goods/paths'
import { openPage } from '@/features/site/redirects/open-page'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The compared products are in the query. */
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'compare')
  return pageMetadata({
    locale,
    path: shopPaths.compare,
    title: t('title'),
    description: t('description'),
    index: false,
  })
}

const query = z.object({
  p: z.string().max(1200).nullable().catch(null),
  size: z.string().max(20).nullable().catch(null),
  only: z.literal('on').nullable().catch(null),
})

/** `?p=coat.jacket&size=M&only=on` */
export default async function ShopComparePage({ params, searchParams }: Props) {
  const locale = await openPage((await params).locale, shopPaths.compare)
  const { p, size, only } = query.parse(await searchParams)
  const slugs = comparedIn(p)
  const comparison = await readComparison(slugs, locale, new Date())
  const chosen = comparison.sizes.find((each) => each === size) ?? null
  return <CompareView {...comparison} slugs={slugs} size={chosen} only={only === 'on'} locale={locale} />
}

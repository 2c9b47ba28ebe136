import { Tag } from 'lucide-react'
import type { Metadata } from 'next'
import { formatDayRange } from '@/design/format'
import { EmptyState } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/validity'
import { getProductGroups } from '@/features/price-data/groups/data'
import { comparedChains, daysOf } from '@/features/prices/answer'
import { BasketList } from '@/features/prices/components/basket-list'
import { DataNote } from '@/features/prices/components/coverage-table'
import { GroupIndex } from '@/features/prices/components/group-index'
import { MovementList } from '@/features/prices/components/movement-list'
import { PriceHead } from '@/features/prices/components/price-head'
import { ReductionShelf } from '@/features/prices/components/reduction-shelf'
import { getCoverage, getNewestDays } from '@/features/prices/coverage'
import { getChainGroups, getMovements, getReductions } from '@/features/prices/overview-query'
import { basketOf } from '@/features/prices/savings'
import { SearchField } from '@/features/search/components/search-field'
import { pricesPath } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { breadcrumbList, JsonLd } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { isLocale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { ReductionTick } from '../reduction-tick'

type Props = { params: Promise<{ locale: string }> }

const shownReductions = 8

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'prices.meta')
  return pageMetadata({ locale, path: pricesPath, title: t('title'), description: t('description') })
}

export default async function PricesPage({ params }: Props) {
  const locale = await openPage((await params).locale, pricesPath)
  const t = translatorFor(locale, 'prices')
  const layout = translatorFor(locale, 'layout')
  const [groups, newest, coverage, reductions, chainGroups, movements] = await Promise.all([
    getProductGroups(locale),
    getNewestDays(),
    getCoverage(),
    getReductions(shownReductions),
    getChainGroups(),
    getMovements(),
  ])
  const isOld = newest.real !== null && oldDays(newest.real, sofiaDay()) !== null
  const days = daysOf(comparedChains(chainGroups, newest))
  const basket = basketOf(chainGroups, newest)
  const trail = [
    { name: layout('home'), path: '/' },
    { name: t('title'), path: pricesPath },
  ]
  return (
    <>
      <JsonLd data={breadcrumbList(locale, trail)} />
      <PriceHead
        locale={locale}
        crumbs={trail.map(({ name, path }) => ({ href: localePath(locale, path), label: name }))}
        title={
          isOld && days ? t('overviewTitleOf', { day: formatDayRange(days.from, days.to, locale) }) : t('overviewTitle')
        }
        note={t('overviewNote')}
      >
        <div className="mt-5 max-w-xl">
          <SearchField locale={locale} size="lg" id="prices-search" />
        </div>
        <div className="mt-5 max-w-prose">
          <DataNote locale={locale} newest={newest} coverage={coverage} />
        </div>
      </PriceHead>
      <div className="price-parts page mt-10 space-y-12 md:mt-14 md:space-y-16">
        <ReductionShelf locale={locale} reductions={reductions} groups={groups} action={ReductionTick} />
        {basket && <BasketList locale={locale} basket={basket} groups={groups} />}
        <MovementList locale={locale} movements={movements} groups={groups} />
        {chainGroups.length > 0 ? (
          <GroupIndex locale={locale} groups={groups} chainGroups={chainGroups} newest={newest} />
        ) : (
          <EmptyState icon={<Tag size={28} />} title={t('emptyTitle')} text={t('emptyText')} />
        )}
      </div>
    </>
  )
}

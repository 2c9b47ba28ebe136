import { CloudOff } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/empty-state'
import { Filters } from '@/features/search/components/filters'
import { KindChoice } from '@/features/search/components/kind-choice'
import { NothingFound } from '@/features/search/components/nothing-found'
import { ShopHits } from '@/features/search/components/shop-hits'
import { search } from '@/features/search/data'
import { mergeFacets } from '@/features/search/facets'
import { searchOffers } from '@/features/search/offers/data'
import { filtersOf, isNarrowed, type SearchParams, searchHref } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { log } from '@/server/log'
import { BrochureSection } from './brochure-section'
import { OfferSection } from './offer-section'

type Props = { locale: Locale; params: SearchParams }

/** Beside brochures so many offers; a page of offers alone has more. */
const offersBeside = 6
const offersAPage = 24

/** What was found, or that nothing was, or that the search itself failed: the words in the field stay in every case. */
export async function Results({ locale, params }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const found = await find(locale, params)
  if (!found) {
    return (
      <EmptyState
        icon={<CloudOff size={28} />}
        title={t('errorTitle')}
        text={t('errorText')}
        action={<ButtonLink href={searchHref(locale, params)}>{t('retry')}</ButtonLink>}
      />
    )
  }
  const { offers, brochures } = found
  const total = (params.kind === 'brochures' ? 0 : offers.total) + (params.kind === 'offers' ? 0 : brochures.total)
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12">
      <div className="min-w-0">
        {(total > 0 || isNarrowed(params)) && (
          <Filters locale={locale} params={params} facets={facetsOf(found, params)} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-8">
        {offers.total + brochures.total > 0 && (
          <KindChoice locale={locale} params={params} totals={{ offers: offers.total, brochures: brochures.total }} />
        )}
        <ShopHits locale={locale} retailers={params.after || params.kind ? [] : brochures.retailers} />
        {total === 0 && <NothingFound locale={locale} params={params} />}
        {params.kind !== 'brochures' && offers.total > 0 && (
          <OfferSection locale={locale} params={params} result={offers} />
        )}
        {params.kind !== 'offers' && brochures.total > 0 && (
          <BrochureSection locale={locale} params={params} result={brochures} />
        )}
      </div>
    </div>
  )
}

type Found = { offers: Awaited<ReturnType<typeof searchOffers>>; brochures: Awaited<ReturnType<typeof search>> }

async function find(locale: Locale, params: SearchParams): Promise<Found | null> {
  const { q: query, kind, sort } = params
  const filters = filtersOf(params)
  const cursorFor = (wanted: SearchParams['kind']) => (kind === wanted ? (params.after ?? undefined) : undefined)
  try {
    const [offers, brochures] = await Promise.all([
      searchOffers({
        query,
        locale,
        filters,
        sort: sort ?? 'relevance',
        cursor: cursorFor('offers'),
        limit: kind === 'offers' ? offersAPage : offersBeside,
      }),
      search({ query, locale, filters, cursor: cursorFor('brochures') }),
    ])
    return { offers, brochures }
  } catch (error) {
    log.error({ err: error, query }, 'search failed')
    return null
  }
}

/** The choices of what is shown. Only offers know of cards and towns. */
function facetsOf({ offers, brochures }: Found, { kind }: SearchParams) {
  const own =
    kind === 'brochures' ? [brochures.facets] : kind === 'offers' ? [offers.facets] : [offers.facets, brochures.facets]
  return {
    categories: mergeFacets(...own.map(({ categories }) => categories)),
    retailers: mergeFacets(...own.map(({ retailers }) => retailers)),
    states: mergeFacets<'current' | 'upcoming' | 'past'>(...own.map(({ states }) => states)),
    towns: kind === 'brochures' ? [] : offers.facets.towns,
    withoutCard: kind === 'brochures' ? 0 : offers.facets.withoutCard,
  }
}

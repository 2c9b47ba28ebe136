import { CloudOff } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ChoiceFocus } from '@/design/choice-focus'
import { cx } from '@/design/cx'
import { EmptyState } from '@/design/notice'
import { SkipLink } from '@/design/skip-link'
import { getCategory } from '@/features/brochures/categories/data'
import { EditionChoice } from '@/features/brochures/components/brochure-grid'
import { getRetailer } from '@/features/brochures/retailers/queries'
import { getProductGroups } from '@/features/price-data/groups/data'
import { chainName } from '@/features/search/chains'
import { ChosenFilters, chosenFiltersId, KindChoice } from '@/features/search/components/chosen-filters'
import { type ChosenNames, Filters } from '@/features/search/components/filters'
import { AbsentShops, Corrections, NothingFound } from '@/features/search/components/nothing-found'
import { ShopHits } from '@/features/search/components/shop-hits'
import {
  hidesEditions,
  isNarrowed,
  type SearchKind,
  type SearchParams,
  searchHref,
  searchKinds,
} from '@/features/search/params'
import { allWithTowns, facetsOf, findAll, hasAnswer, unitsOf } from '@/features/search/search-all'
import { defaultLocale, type Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { MissedQuestion } from '../counted'
import { BrochureSection } from './brochure-section'
import { GoodsSection } from './goods-section'
import { NearBy } from './near-by'
import { PostSection } from './post-section'
import { OfferSection, ProductSection } from './priced-section'

type Props = { locale: Locale; params: SearchParams }

export async function Results({ locale, params }: Props) {
  const t = translatorFor(locale, 'search')
  const [found, names] = await Promise.all([findAll(locale, params), chosenNames(locale, params)])
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
  const { offers, products, goods, brochures, posts } = found
  const shows = (kind: SearchKind) => (params.kind ?? kind) === kind && found[kind].total > 0
  const isEmpty = !searchKinds.some(shows)
  const isFiltered = (!isEmpty && params.kind !== 'posts') || isNarrowed(params)
  const facets = facetsOf(found, params)
  const brand = facets.brands.find(({ value }) => value === params.brand)?.name ?? null
  return (
    <div
      className={cx(
        'flex flex-wrap items-start gap-2 lg:gap-8',
        isFiltered && 'lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12',
      )}
    >
      {isFiltered && (
        <div className="min-w-0 max-lg:has-[[open]]:basis-full lg:row-span-2">
          <SkipLink href="#results" label={t('toResults')} />
          <Filters locale={locale} params={params} facets={facets} names={names} units={unitsOf(found, params)} />
        </div>
      )}
      <ChosenFilters locale={locale} params={params} names={{ ...names, brand }} />
      <ChoiceFocus to={`${chosenFiltersId} results`} />
      <div
        id="results"
        tabIndex={-1}
        className="grid outline-none min-w-0 basis-full grid-cols-[minmax(0,1fr)] content-start gap-3 lg:col-start-2 lg:gap-8"
      >
        {searchKinds.some((kind) => found[kind].total > 0) && (
          <KindChoice
            locale={locale}
            params={params}
            totals={{
              offers: offers.total,
              products: products.total,
              goods: goods.total,
              brochures: brochures.total,
              posts: posts.total,
            }}
          />
        )}
        {hidesEditions(params) && (
          <EditionChoice brochures={allWithTowns(found)} locale={locale} hidden={t('countsAllEditions')} />
        )}
        <AbsentShops locale={locale} absent={brochures.absent} />
        <Corrections locale={locale} params={params} corrected={brochures.corrected} />
        {!params.after && !params.kind && (
          <ShopHits locale={locale} params={params} retailers={brochures.retailers} chains={brochures.chains} />
        )}
        {isWordOnly(params) && !hasAnswer(found) && <MissedQuestion locale={locale} question={params.q} />}
        {isEmpty && <NothingFound locale={locale} params={params} />}
        {isEmpty && <NearBy locale={locale} query={params.q} />}
        {shows('offers') && <OfferSection locale={locale} params={params} result={offers} />}
        {shows('products') && (products.products.length > 0 || products.next) && (
          <ProductSection locale={locale} params={params} result={products} />
        )}
        {shows('goods') && <GoodsSection locale={locale} params={params} result={goods} />}
        {shows('brochures') && <BrochureSection locale={locale} params={params} result={brochures} />}
        {shows('posts') && <PostSection locale={locale} params={params} result={posts} />}
      </div>
    </div>
  )
}

/** Nothing but the words was asked, so that an empty answer is about them. */
const isWordOnly = (params: SearchParams) => !isNarrowed(params) && !params.kind && !params.after && !params.exact

export async function chosenNames(locale: Locale, { category, group, shop }: SearchParams): Promise<ChosenNames> {
  const [ofCategory, groups, shopName] = await Promise.all([
    category ? getCategory(category, locale) : null,
    group ? getProductGroups(locale) : [],
    shop ? getRetailer(shop, locale).then((retailer) => retailer?.name ?? chainName(shop)) : null,
  ])
  return {
    category: ofCategory?.name ?? null,
    group: groups.find(({ slug }) => slug === group)?.title ?? null,
    shop: shopName ? { text: shopName, lang: defaultLocale } : null,
  }
}

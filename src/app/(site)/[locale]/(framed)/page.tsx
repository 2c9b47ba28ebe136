import { Newspaper } from 'lucide-react'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { cx } from '@/design/cx'
import { EmptyState } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { CategoryTiles } from '@/features/brochures/categories/components/category-head'
import { categoryFilterHref, getCountedCategories, noCategoryFilter } from '@/features/brochures/categories/data'
import { BrochureShelf } from '@/features/brochures/components/brochure-grid'
import { CoverRow } from '@/features/brochures/components/cover-card'
import { CoverFan } from '@/features/brochures/components/cover-fan'
import { coverItem } from '@/features/brochures/cover-item'
import { getBrochures, getRetailerCounts, getShelf, listPageSize } from '@/features/brochures/data'
import { firstWeeks } from '@/features/brochures/editions/preferred-edition'
import type { ListState } from '@/features/brochures/list-query'
import { ShopWall } from '@/features/brochures/retailers/components/shop-wall'
import { getRetailers } from '@/features/brochures/retailers/queries'
import { countedSigns } from '@/features/brochures/retailers/shop-sign'
import { EndsToday, StartHero } from '@/features/brochures/start/components/hero'
import { halfShelves, strongest } from '@/features/brochures/start/shelves'
import type { BrochureCard } from '@/features/brochures/types'
import { PersonalNews } from '@/features/lists/follow/components/personal-news'
import { personalNewsWords } from '@/features/lists/follow/start-news'
import { getProductGroups } from '@/features/price-data/groups/data'
import { ReductionShelf } from '@/features/prices/components/reduction-shelf'
import { getReductions } from '@/features/prices/overview-query'
import { SearchField } from '@/features/search/components/search-field'
import { FeedLinks } from '@/features/site/feeds/components/feed-links'
import { brochureFeeds } from '@/features/site/feeds/feed-of'
import { getFilling } from '@/features/site/filling/data'
import { FillingNotice } from '@/features/site/filling/filling-notice'
import { getSiteSettings } from '@/features/site/frame/data'
import { shopsAnchor } from '@/features/site/frame/site-links'
import { openPage } from '@/features/site/redirects/open-page'
import { JsonLd, siteOrganization } from '@/features/site/seo/json-ld'
import { pageMetadata } from '@/features/site/seo/metadata'
import { foreignLang, type LocalizedText } from '@/i18n/foreign-lang'
import { isLocale, type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { ReductionTick } from './reduction-tick'

type Props = { params: Promise<{ locale: string }> }

/** Each cover is a kilobyte of a page that phones parse, and that has some fifty. */
const shelfLength = 8
/** All of most days, a Sunday too: each is a line whose picture is loaded when it is seen. */
const endingShown = 60
/** Shelves are stacked on a phone, so only these are shown; the icons above lead to every category. */
const shelvesOnPhone = 3
const reductionsShown = 4

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = translatorFor(locale, 'meta.home')
  return pageMetadata({
    locale,
    path: '/',
    title: t('title'),
    description: t('description'),
    feeds: brochureFeeds(locale),
  })
}

export default async function StartPage({ params }: Props) {
  const locale = await openPage((await params).locale, '/')
  const t = translatorFor(locale, 'home')
  const shelf = translatorFor(locale, 'shelf')
  const [categories, retailers, settings, newest, endsToday, endingShops, upcoming, reductions, groups, filling] =
    await Promise.all([
      getCountedCategories(locale),
      getRetailers(),
      getSiteSettings(locale),
      getShelf(locale, { state: 'current', sort: 'newest' }, listPageSize),
      getBrochures(locale, { state: 'ends-today' }, endingShown),
      getRetailerCounts({ state: 'ends-today' }),
      getShelf(locale, { state: 'upcoming' }, shelfLength),
      getReductions(reductionsShown),
      getProductGroups(locale),
      getFilling(),
    ])
  const today = sofiaDay()
  const current = categories.reduce((sum, category) => sum + category.current, 0)
  const endingToday = endingShops.reduce((sum, shop) => sum + shop.count, 0)
  const shelves = await Promise.all(
    categories
      .filter((category) => category.current > 0)
      .map(async (category) => {
        const { brochures } = await getShelf(locale, { category: category.id, state: 'current' }, shelfLength)
        return { category, brochures }
      }),
  )
  const once = oneOfEach()
  const half = halfShelves(shelves.map(({ brochures }) => brochures.length))
  return (
    <>
      <JsonLd data={siteOrganization(settings.companyName)} />
      {filling && <FillingNotice locale={locale} filling={filling} />}
      <div className="page">
        <PersonalNews locale={locale} words={personalNewsWords(locale)} />
      </div>
      <StartHero
        locale={locale}
        current={current}
        endsToday={endingToday}
        search={<SearchField locale={locale} size="lg" id="hero-search" />}
        fan={<CoverFan brochures={strongest(newest.brochures, 3)} locale={locale} label={t('fan')} />}
      />
      <div className="start-parts page mt-5 space-y-5 md:mt-12 md:space-y-16">
        {endsToday.brochures.length > 0 && (
          <EndsToday
            locale={locale}
            count={endingToday}
            more={endsToday.next === null ? null : ofCategory(endsToday.brochures, 'ends-today', locale)}
          >
            {once(endsToday.brochures).map((brochure) => (
              <li key={brochure.id}>
                <CoverRow item={coverItem(brochure, today, locale)} locale={locale} />
              </li>
            ))}
          </EndsToday>
        )}
        <CategoryTiles categories={categories} locale={locale} />
        {current === 0 && <EmptyState icon={<Newspaper size={28} />} title={t('empty')} text={t('emptyText')} />}
        <div className="grid grid-flow-row-dense gap-x-12 gap-y-5 md:gap-y-16 lg:grid-cols-2">
          {shelves.map(({ category, brochures }, index) => (
            <div
              key={category.id}
              className={cx('min-w-0', !half[index] && 'lg:col-span-2', index >= shelvesOnPhone && 'max-md:hidden')}
            >
              <BrochureShelf
                id={`shelf-${category.slug}`}
                title={nameOf(category.name, locale)}
                note={t('categoryNote', { count: category.current })}
                noteOnWide
                seeAll={{ href: localePath(locale, `/c/${category.slug}`), label: shelf('seeAll') }}
                brochures={once(brochures)}
                locale={locale}
                today={today}
                half={half[index]}
              />
            </div>
          ))}
        </div>
        <BrochureShelf
          id="new"
          title={t('new')}
          note={t('newNote')}
          noteOnWide
          brochures={once(firstWeeks(newest.brochures, shelfLength))}
          locale={locale}
          today={today}
        />
        <ReductionShelf locale={locale} reductions={reductions} groups={groups} action={ReductionTick} withLink />
        <ShopWall
          id={shopsAnchor}
          title={translatorFor(locale, 'retailer')('wall')}
          shops={countedSigns(retailers, locale)}
        />
        <BrochureShelf
          id="upcoming"
          title={t('upcoming')}
          note={t('upcomingNote')}
          noteOnWide
          seeAll={upcoming.hasMore ? ofCategory(upcoming.brochures, 'upcoming', locale) : null}
          brochures={upcoming.brochures}
          locale={locale}
          today={today}
        />
        <FeedLinks locale={locale} />
      </div>
    </>
  )
}

/** Returns the same object for a brochure on several shelves, so that React sends it to the browser once. */
function oneOfEach() {
  const known = new Map<string, BrochureCard>()
  const first = (brochure: BrochureCard) => {
    const same = known.get(brochure.id) ?? brochure
    known.set(brochure.id, same)
    return same
  }
  return (brochures: BrochureCard[]) => brochures.map(first)
}

function nameOf(name: LocalizedText, locale: Locale): ReactNode {
  const lang = foreignLang(name, locale)
  return lang ? <span lang={lang}>{name.text}</span> : name.text
}

/** No list has those of all categories, so a cut row leads to that of its first one, by its name. */
function ofCategory([first]: BrochureCard[], state: ListState, locale: Locale): { href: string; label: string } | null {
  if (!first) return null
  const { slug, name } = first.category
  return { href: categoryFilterHref(locale, slug, { ...noCategoryFilter, state }), label: name.text }
}

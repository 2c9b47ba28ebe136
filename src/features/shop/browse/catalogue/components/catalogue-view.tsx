import type { CatalogueBlock } from '@payload-types'
import { ArrowLeft, ArrowRight, SearchX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { ChipLink } from '@/design/chip'
import { ChoiceFocus } from '@/design/choice-focus'
import { IntentLink } from '@/design/intent-link'
import { EmptyState } from '@/design/notice'
import { searchPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CardLook, cardProduct, cardWords } from '../card-product'
import type { Catalogue } from '../data'
import { type CatalogueFacet, catalogueFacets, valuesOf } from '../facets'
import { type CatalogueFilter, catalogueHref, chosenCount, mostCataloguePages } from '../filter'
import { ChosenValues, FacetForm } from './facet-form'
import { GoodsList } from './goods-list'

type Layout = { look: CardLook; facets: 'panel' | 'sidebar' | 'bar'; className: string; tiles?: true }

const layouts: Record<CatalogueBlock['layout'], Layout> = {
  catalogueStandard: { look: 'card', facets: 'panel', className: 'goods-grid-four' },
  catalogueSidebar: { look: 'card', facets: 'sidebar', className: 'goods-grid-three' },
  catalogueStyle1: { look: 'large', facets: 'panel', className: 'goods-grid-two' },
  catalogueStyle2: { look: 'small', facets: 'panel', className: 'goods-grid-many' },
  catalogueWithCategory: { look: 'card', facets: 'panel', className: 'goods-grid-three', tiles: true },
  catalogueTopBar: { look: 'card', facets: 'bar', className: 'goods-grid-five' },
  catalogueList: { look: 'row', facets: 'panel', className: 'goods-rows' },
}

type Props = {
  catalogue: Catalogue
  filter: CatalogueFilter
  layout: CatalogueBlock['layout']
  pageSize: number
  locale: Locale
  /** The slug of the page. */
  page: string
  id: string
  heading: 'h2' | 'h3'
  /** True where the page shows a single category, so that its facet is hidden. */
  ofCategory: boolean
  pictures: Record<string, string>
}

export function CatalogueView(props: Props) {
  const { catalogue, filter, locale, page, pageSize, id, heading, ofCategory, pictures } = props
  const layout = layouts[props.layout]
  const t = translatorFor(locale, 'catalogue')
  const all = catalogueFacets(catalogue, filter, locale).filter(
    ({ dimension }) => dimension !== 'category' || !ofCategory,
  )
  const categories = layout.tiles && all.find(({ dimension }) => dimension === 'category')
  const options = { names: catalogue.names, locale, look: layout.look, chosenColours: filter.colour }
  return (
    <div className={`catalogue catalogue-${layout.facets}`}>
      {categories && (
        <CategoryTiles locale={locale} page={page} id={id} facet={categories} filter={filter} pictures={pictures} />
      )}
      <FacetForm
        locale={locale}
        page={page}
        id={id}
        facets={all}
        counts={catalogue.counts}
        filter={filter}
        look={layout.facets}
      />
      <div className="catalogue-results">
        <div className="catalogue-head">
          <p id={`${id}-count`} aria-live="polite" tabIndex={-1} className="outline-none">
            {t('results', { count: catalogue.total })}
          </p>
          <ChosenValues locale={locale} page={page} id={`${id}-chosen`} facets={all} filter={filter} />
          <ChoiceFocus to={`${id}-chosen ${id}-count`} />
        </div>
        {catalogue.products.length === 0 ? (
          <Empty locale={locale} page={page} isFiltered={chosenCount(filter) > 0} />
        ) : (
          <GoodsList
            products={catalogue.products.map((item) => cardProduct(item, options))}
            words={cardWords(locale)}
            locale={locale}
            look={layout.look}
            id={id}
            heading={heading}
            className={layout.className}
          />
        )}
        <PageLinks locale={locale} page={page} id={id} filter={filter} total={catalogue.total} pageSize={pageSize} />
      </div>
    </div>
  )
}

/** Without a filter there is none to remove: the shop is empty, or nothing of the block's category is in stock. */
function Empty({ locale, page, isFiltered }: { locale: Locale; page: string; isFiltered: boolean }) {
  const t = translatorFor(locale, 'catalogue')
  const link = isFiltered ? { href: `/${page}`, text: t('clear') } : { href: searchPath, text: t('toSearch') }
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={isFiltered ? t('emptyTitle') : t('nothingTitle')}
      text={isFiltered ? t('emptyText') : t('nothingText')}
      action={<ButtonLink href={localePath(locale, link.href)}>{link.text}</ButtonLink>}
    />
  )
}

type CategoryTilesProps = {
  locale: Locale
  page: string
  id: string
  facet: CatalogueFacet
  filter: CatalogueFilter
  pictures: Record<string, string>
}

function CategoryTiles({ locale, page, id, facet, filter, pictures }: CategoryTilesProps) {
  const t = translatorFor(locale, 'catalogue')
  return (
    <nav aria-label={t('categories')} data-choice className="category-tiles">
      <ul>
        {valuesOf(facet).map(({ value, text, lang, count, chosen }) => (
          <li key={value}>
            <IntentLink
              id={`${id}-tile-${value}`}
              href={catalogueHref(locale, page, { ...filter, category: chosen ? [] : [value], page: 1 })}
              scroll={false}
              aria-current={chosen ? 'true' : undefined}
            >
              <span className="category-tile-picture">
                {pictures[value] && <img src={pictures[value]} alt="" loading="lazy" decoding="async" />}
              </span>
              <span className="category-tile-name" lang={lang}>
                {text}
              </span>
              <span className="category-tile-count">{t('categoryCount', { count })}</span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PageLinksProps = {
  locale: Locale
  page: string
  id: string
  filter: CatalogueFilter
  total: number
  pageSize: number
}

function PageLinks({ locale, page, id, filter, total, pageSize }: PageLinksProps) {
  const last = Math.min(Math.ceil(total / pageSize), mostCataloguePages)
  if (last <= 1) return null
  const t = translatorFor(locale, 'catalogue')
  const href = (number: number) => catalogueHref(locale, page, { ...filter, page: number })
  const near = [1, filter.page - 1, filter.page, filter.page + 1, last].filter(
    (number) => number >= 1 && number <= last,
  )
  return (
    <nav key={filter.page} data-choice={`${id}-count`} aria-label={t('pages')} className="page-links">
      {filter.page > 1 && (
        <ButtonLink variant="secondary" size="sm" href={href(filter.page - 1)} rel="prev">
          <ArrowLeft aria-hidden size={16} />
          {t('previous')}
        </ButtonLink>
      )}
      <ul className="flex flex-wrap items-center gap-1.5">
        {[...new Set(near)].map((number) => (
          <li key={number}>
            <ChipLink href={href(number)} current={number === filter.page} aria-label={t('page', { page: number })}>
              {number}
            </ChipLink>
          </li>
        ))}
      </ul>
      {filter.page < last && (
        <ButtonLink variant="secondary" size="sm" href={href(filter.page + 1)} rel="next">
          {t('next')}
          <ArrowRight aria-hidden size={16} />
        </ButtonLink>
      )}
    </nav>
  )
}

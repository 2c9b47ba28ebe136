import type { CatalogueBlock } from '@payload-types'
import { SearchX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/notice'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { type CardLook, cardProduct, cardWords } from '../card-product'
import type { Catalogue } from '../data'
import { facetsOf } from '../facets'
import type { CatalogueFilter } from '../filter'
import { CategoryTiles } from './category-tiles'
import { ChosenValues } from './chosen-values'
import { FacetForm } from './facet-form'
import { GoodsList } from './goods-list'
import { PageLinks } from './page-links'

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
  const all = facetsOf(catalogue, filter, locale).filter(({ dimension }) => dimension !== 'category' || !ofCategory)
  const categories = layout.tiles && all.find(({ dimension }) => dimension === 'category')
  const options = { names: catalogue.names, locale, look: layout.look, chosenColours: filter.colour }
  return (
    <div className={`catalogue catalogue-${layout.facets}`}>
      {categories && (
        <CategoryTiles locale={locale} page={page} facet={categories} filter={filter} pictures={pictures} />
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
          <p aria-live="polite">{t('results', { count: catalogue.total })}</p>
          <ChosenValues locale={locale} page={page} facets={all} filter={filter} />
        </div>
        {catalogue.products.length === 0 ? (
          <EmptyState
            icon={<SearchX size={28} />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<ButtonLink href={localePath(locale, `/${page}`)}>{t('clear')}</ButtonLink>}
          />
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
        <PageLinks locale={locale} page={page} filter={filter} total={catalogue.total} pageSize={pageSize} />
      </div>
    </div>
  )
}

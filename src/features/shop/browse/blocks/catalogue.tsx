import type { CatalogueBlock } from '@payload-types'
import { Section } from '@/design/section'
import { relationId } from '@/domain/relation-id'
import { productPath } from '@/features/shop/goods/paths'
import { JsonLd } from '@/features/site/seo/json-ld'
import { absoluteUrl } from '@/features/site/seo/metadata'
import { type Locale, localePath } from '@/i18n/routing'
import type { BlockProps } from '@/lib/block-types'
import { CatalogueView } from '../catalogue/components/catalogue-view'
import { getCatalogue, getCategoryPictures, type ListedProduct } from '../catalogue/data'
import { type CatalogueFilter, knownFilter, noCatalogueFilter } from '../catalogue/filter'
import { getNames } from '../catalogue/read-names'

type Props = BlockProps<CatalogueBlock> & { page: string; filter?: CatalogueFilter }

export async function CatalogueSection({ block, locale, page, filter: typed = noCatalogueFilter }: Props) {
  const category = relationId(block.category)
  const pageSize = block.pageSize ?? 24
  const layout = block.layout ?? 'catalogueStandard'
  const filter = knownFilter(typed, await getNames(locale))
  const [catalogue, pictures] = await Promise.all([
    getCatalogue({ category, filter }, pageSize, locale),
    layout === 'catalogueWithCategory' ? getCategoryPictures() : {},
  ])
  return (
    <Section {...block} bodyLang={locale}>
      <JsonLd data={productItems(locale, catalogue.products)} />
      <CatalogueView
        catalogue={catalogue}
        filter={{ ...filter, page: catalogue.page }}
        layout={layout}
        pageSize={pageSize}
        locale={locale}
        page={page}
        id={`c-${block.id}`}
        heading={block.heading ? 'h3' : 'h2'}
        ofCategory={category !== null}
        pictures={pictures}
      />
    </Section>
  )
}

function productItems(locale: Locale, products: ListedProduct[]): object {
  return {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ product }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.title,
      url: absoluteUrl(localePath(locale, productPath(product.slug))),
    })),
  }
}

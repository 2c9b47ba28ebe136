import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OnPage } from '../../../../../../tests/setup/on-page'
import { type CatalogueFilter, noCatalogueFilter } from '../filter'
import { CatalogueView } from './catalogue-view'

const catalogue = {
  products: [],
  total: 0,
  page: 1,
  counts: { category: {}, size: {}, colour: {}, price: {}, tag: {}, reduced: 0 },
  names: { category: {}, colour: {}, tag: {}, chart: {} },
}

const drawn = (filter: CatalogueFilter) =>
  renderToStaticMarkup(
    <OnPage>
      <CatalogueView
        catalogue={catalogue}
        filter={filter}
        layout="catalogueStandard"
        pageSize={24}
        locale="en"
        page="shop-standard"
        id="c-1"
        heading="h2"
        ofCategory
        pictures={{}}
      />
    </OnPage>,
  )

it('speaks of a filter only where there is one, and leads on from a shop without goods', () => {
  const empty = drawn(noCatalogueFilter)
  expect(empty).toContain('There is nothing here yet')
  expect(empty).toContain('href="/en/search"')
  expect(empty).not.toMatch(/Remove a filter|Clear all/)
  expect(drawn({ ...noCatalogueFilter, size: ['M'] })).toMatch(/No products match.*Remove a filter.*Clear all/s)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translatorFor } from '@/i18n/translator'
import { type CategoryFilter, noCategoryFilter } from '../data'
import { CategoryResults } from './category-head'

const t = translatorFor('en', 'category')

const shown = (change: Partial<CategoryFilter>) =>
  renderToStaticMarkup(
    <CategoryResults
      locale="en"
      category="toys"
      filter={{ ...noCategoryFilter, ...change }}
      next={null}
      allShops="/en#shops"
    >
      {null}
    </CategoryResults>,
  )

it.each([{}, { sort: 'newest' }] as const)('a category without a valid brochure sends to the shops: %j', (change) => {
  const html = shown(change)
  expect(html).toContain(t('none'))
  expect(html).toContain('href="/en#shops"')
  expect(html).not.toContain('href="/en/c/toys"')
})

it.each([{ state: 'upcoming' }, { shop: 'kubche' }, { after: 'x' }] as const)(
  'a choice that leaves out all brochures leads to those of the category: %j',
  (change) => {
    const html = shown(change)
    expect(html).toContain(t('emptyTitle'))
    expect(html).toContain('href="/en/c/toys"')
  },
)

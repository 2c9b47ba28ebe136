import { expect, it } from 'vitest'
import { listItemOfListing } from './item-of-offer'

const listing = {
  ...{ id: 7, name: '1Л ПРЯСНО МЛЯКО САЯНА 3%', day: '2026-11-20', price: 219 },
  chain: { slug: 'alfa', name: 'Алфа', invented: false, retailerSlug: null },
}

it('a price enters the list under the title of its product', () => {
  const product = { slug: 'pryasno-mlyako', title: 'Прясно мляко Саяна 3 % 1 л' }
  expect(listItemOfListing(listing, product)).toMatchObject({ id: 'product:pryasno-mlyako', title: product.title })
})

it('without a product its name is written as titles are', () => {
  const { id, title } = listItemOfListing(listing, null)
  expect([id, title]).toEqual(['listing:7', expect.not.stringMatching(/[А-Я]{3}/)])
})

it('without a product its size is the one that was meant, as on the page of prices', () => {
  expect(listItemOfListing({ ...listing, name: 'бяло вино менада 750л.' }, null).title).toMatch(/ 750 мл$/)
})

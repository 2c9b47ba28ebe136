import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'

await freshCms()
const { inTransaction } = await import('@/server/cms')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { mergeProducts, splitListing } = await import('@/features/price-data/matching/corrections')
const { createCompany, importListings, listing } = await import('./matching-fixtures')

const [first, second, third] = [await createCompany('Едно'), await createCompany('Две'), await createCompany('Три')]
const productOf = async (code: string) => (await listing(code)).product_id ?? 0

it('a listing split off and joined elsewhere does not draw after it the one that it was split from', async () => {
  await importListings(first, 12, { split: 'МАСЛО КРАВЕ ВЕРЕЯ 250ГР' })
  await importListings(second, 12, { stays: 'масло Верея 250g' })
  await importListings(third, 12, { other: 'МАСЛО ПРЕЗИДЕНТ 250ГР' })
  await matchListings()
  const [together, other] = [await productOf('split'), await productOf('other')]
  expect(await productOf('stays')).toBe(together)
  const { id } = await listing('split')
  const own = await inTransaction((req) => splitListing(req, id))
  await inTransaction((req) => mergeProducts(req, { from: own, into: other }))
  await matchListings(undefined, { all: true })
  expect(await Promise.all(['split', 'stays', 'other'].map(productOf))).toEqual([other, together, other])
})

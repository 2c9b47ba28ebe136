import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CatalogueFilter, noCatalogueFilter, priceRanges } from '@/features/shop/browse/catalogue/filter'
import { freshDatabase } from '../../setup/database'
import { fillShop, sizes } from './catalogue-kit'

let payload: Payload
let findCatalogueProducts: typeof import('@/features/shop/browse/catalogue/find-products').findCatalogueProducts
let countFacets: typeof import('@/features/shop/browse/catalogue/count-facets').countFacets
let all: Product[] = []

const product = z.object({
  id: z.string(),
  cents: z.number(),
  prior: z.number().nullable(),
  terms: z.array(z.string()),
  stock: z.array(z.object({ size: z.string(), colour: z.string() })),
})
type Product = z.infer<typeof product>

async function readShop(): Promise<Product[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select p.id,
      coalesce((select min(p.price_cents * (100 - o.percent_off)) / 100 from promotions o join promotions_rels r
        on r.parent_id = o.id where r.products_id = p.id), p.price_cents) as cents,
      (select p.price_cents from promotions_rels r where r.products_id = p.id) as prior,
      array(select t.slug from products_rels r join product_terms t on t.id = r.product_terms_id where r.parent_id = p.id) as terms,
      coalesce((select jsonb_agg(jsonb_build_object('size', v.size, 'colour', c.slug)) from variants v
        join colours c on c.id = v.colour_id join shop.variant_stock s on s.variant = v.id
        where v.product_id = p.id and s.on_hand > s.reserved), '[]') as stock
    from products p where p._status = 'published' and not p.is_sample`)
  return rows.map((row) => product.parse(row))
}

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  ;({ findCatalogueProducts } = await import('@/features/shop/browse/catalogue/find-products'))
  ;({ countFacets } = await import('@/features/shop/browse/catalogue/count-facets'))
  await fillShop(payload, { products: 120, colours: 5, categories: 4, tags: 5 })
  all = await readShop()
})
afterAll(() => payload.destroy())

const most = 1000
const ask = (filter: Partial<CatalogueFilter>) => ({ category: null, filter: { ...noCatalogueFilter, ...filter } })
const found = async (filter: Partial<CatalogueFilter>) => (await findCatalogueProducts(ask(filter), most)).ids

function expected({ category, tag, size, colour, price, reduced, soldOut }: CatalogueFilter): Product[] {
  const any = (chosen: string[], has: (value: string) => boolean) => chosen.length === 0 || chosen.some(has)
  const isThere = ({ stock }: Product) =>
    stock.some((one) => any(size, (value) => value === one.size) && any(colour, (value) => value === one.colour))
  const showsSoldOut = soldOut && size.length === 0 && colour.length === 0
  return all.filter(
    (one) =>
      (showsSoldOut || isThere(one)) &&
      any(category, (slug) => one.terms.includes(slug)) &&
      any(tag, (slug) => one.terms.includes(slug)) &&
      (price.length === 0 ||
        price.some((name) => one.cents >= priceRanges[name].from && one.cents < (priceRanges[name].to ?? Infinity))) &&
      (!reduced || one.prior !== null),
  )
}

const chance = (share: number) => Math.random() < share
const some = <Value>(values: Value[], share: number) => values.filter(() => chance(share))
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

const values = {
  category: numbered('category', 4),
  tag: numbered('tag', 5),
  size: sizes,
  colour: numbered('colour', 5),
  price: ['to-25', '25-50', '50-100', 'from-100'] as const,
}

const randomFilter = (): CatalogueFilter => ({
  ...noCatalogueFilter,
  category: some(values.category, 0.15),
  tag: some(values.tag, 0.15),
  size: some(values.size, 0.15),
  colour: some(values.colour, 0.2),
  price: some([...values.price], 0.15),
  reduced: chance(0.2),
  soldOut: chance(0.2),
})

describe('what a filter shows', () => {
  it('is what is in stock in the chosen size and colour together, for a hundred choices of chance', async () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const filter = randomFilter()
      const { ids, total } = await findCatalogueProducts({ category: null, filter }, most)
      const ours = expected(filter).map(({ id }) => id)
      expect(ids.toSorted(), JSON.stringify(filter)).toEqual(ours.toSorted())
      expect(total).toBe(ours.length)
    }
  })

  it('never takes the size of one variant and the colour of another', async () => {
    const pairs = sizes.flatMap((size) => values.colour.map((colour) => ({ size, colour })))
    const apart = pairs.find(({ size, colour }) =>
      all.some(
        ({ stock }) =>
          stock.some((one) => one.size === size) &&
          stock.some((one) => one.colour === colour) &&
          !stock.some((one) => one.size === size && one.colour === colour),
      ),
    )
    if (!apart) throw new Error('the shop of chance has no such product')
    const shown = await found({ size: [apart.size], colour: [apart.colour] })
    for (const id of shown) expect(all.find((one) => one.id === id)?.stock).toContainEqual(apart)
  })
})

describe('the counts of the facets', () => {
  it('equal what choosing the value shows, under all other choices', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const filter = randomFilter()
      const counts = await countFacets({ category: null, filter })
      for (const dimension of ['category', 'tag', 'size', 'colour', 'price'] as const) {
        for (const value of values[dimension]) {
          const { total } = await findCatalogueProducts(
            { category: null, filter: { ...filter, [dimension]: [value] } },
            most,
          )
          // These products have no size chart.
          const counted = dimension === 'size' ? `.${value}` : value
          expect(counts[dimension][counted] ?? 0, `${dimension} ${value} of ${JSON.stringify(filter)}`).toBe(total)
        }
      }
      const reduced = await findCatalogueProducts({ category: null, filter: { ...filter, reduced: true } }, most)
      expect(counts.reduced).toBe(reduced.total)
    }
  })
})

describe('the order', () => {
  const of = (ids: string[]) => ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
  const share = ({ cents, prior }: Product) => (prior === null ? 0 : 1 - cents / prior)

  it('is by price up and down, by the share of the reduction, and newest first', async () => {
    const up = of(await found({ sort: 'price-up' })).map(({ cents }) => cents)
    expect(up).toEqual(up.toSorted((one, other) => one - other))
    const down = of(await found({ sort: 'price-down' })).map(({ cents }) => cents)
    expect(down).toEqual(up.toReversed())
    const shares = of(await found({ sort: 'reduction' })).map((one) => share(one) > 0)
    expect(shares).toEqual(shares.toSorted((one, other) => Number(other) - Number(one)))
    expect(shares).toContain(true)
  })

  it('puts what is sold out after everything else, where it is asked for', async () => {
    const stocked = of(await found({ soldOut: true })).map(({ stock }) => stock.length > 0)
    expect(stocked).toContain(false)
    expect(stocked).toEqual(stocked.toSorted((one, other) => Number(other) - Number(one)))
  })

  it('is the same over pages, without a product twice or missing', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => findCatalogueProducts(ask({ sort: 'price-up', page }), 24)),
    )
    expect(pages.flatMap(({ ids }) => ids)).toEqual(await found({ sort: 'price-up' }))
  })
})

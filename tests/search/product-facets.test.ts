import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { reductionAnswers } from '@/domain/reduction'
import type { SearchFilters } from '@/features/search/types'
import { priceFixtures } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { listedAsCounted } from './listed-as-counted'

const { payload } = await freshCms()
const fixtures = await priceFixtures(payload)
const { searchProducts } = await import('@/features/search/products/data')
const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')

const day = sofiaDay()
const first = addDays(day, -45)
/** Shelf prices and promotions in cents, of days from `first` until today: each makes another verdict. */
const pasts = {
  dear: { from: first, usual: 300, promo: null },
  real: { from: first, usual: 300, promo: 200 },
  notReal: { from: first, usual: 190, promo: 200 },
  unknown: { from: day, usual: 300, promo: 210 },
  absent: null,
}
const kinds = ['real', 'notReal', 'dear', 'unknown', 'absent'] as const
const query = 'здравец'

async function addPast(listing: number, place: number, kind: keyof typeof pasts) {
  const past = pasts[kind]
  if (!past) return
  const { from, usual, promo } = past
  await fixtures.run(sql`
    insert into prices.spans (listing_id, place_id, first_day, last_day, low, median, high, promo, stores)
    select ${listing}, ${place}, day, day, price, price, price, case when day = ${day} then ${promo}::integer end, 1
    from (
      select day::date, case when day = ${day} then 300 else ${usual}::integer end as price
      from generate_series(${from}::date, ${day}::date, '1 day') day
    ) days`)
  await fixtures.run(sql`
    insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
    values (${listing}, ${place}, ${day}, 300, 300, 300, ${promo}, 1)`)
}

beforeAll(async () => {
  await fixtures.addGroups([12, 70])
  const companies = [
    await fixtures.addCompany('Алфа'),
    await fixtures.addCompany('Бета'),
    await fixtures.addCompany('Гама'),
  ]
  const places = [0, await fixtures.addPlace('Русе', 'Русе'), await fixtures.addPlace('Варна', 'Варна')]
  const days = Array.from({ length: 46 }, (_, index) => addDays(first, index))
  for (const company of companies) await fixtures.observe(company, days)
  for (let index = 0; index < 20; index++) {
    const title = `Здравец номер ${index + 1}`
    const group = [12, 70, 12][index % 3] ?? 12
    const product = await fixtures.addProduct(`zdravec-${index}`, title, group)
    await fixtures.run(sql`
      update prices.products set brand = ${['Зора', 'Луна'][index % 2]} where id = ${product}`)
    for (const [nth, company] of companies.entries()) {
      if ((index + 2 * nth) % 5 === 4) continue
      const listing = await fixtures.addListing({ company, days: [], until: day, name: title, group, product })
      for (const [where, place] of places.entries()) {
        const kind = kinds[(index * 7 + nth * 3 + where * (index % 4) + nth * where) % (place === 0 ? 4 : 5)] ?? 'dear'
        await addPast(listing, place, kind)
      }
    }
  }
  await refreshPrices()
})

const compare = listedAsCounted(
  (options) => searchProducts({ query, locale: 'bg', ...options }),
  ({ products }) => products,
)

const contexts: SearchFilters[] = [{}, { town: 'Русе' }].flatMap((where) => [
  where,
  { ...where, brand: 'зора' },
  { ...where, retailer: 'chain-3' },
  ...reductionAnswers.slice(0, 3).map((reduction) => ({ ...where, reduction })),
  { ...where, reduction: 'real', retailer: 'chain-3' },
  { ...where, reduction: 'unknown', brand: 'луна', group: 'butter' },
])

it.each(contexts.map((context) => [JSON.stringify(context), context] as const))(
  'a count beside a filter is that of the products which the filter lists: %s',
  async (_name, context) => {
    // With a reduction filter, pages show no counts of shops and towns (`isCounted` in src/features/search/params.ts).
    await compare(context, (facet) => !context.reduction || !['retailers', 'towns'].includes(facet))
  },
)

it('each verdict is counted, and in a town others than in the country', async () => {
  const counts = async (filters: SearchFilters) => {
    const { facets } = await searchProducts({ query, locale: 'bg', filters })
    return facets.reductions.map(({ value, count }) => `${value} ${count}`).toSorted()
  }
  const [country, town] = [await counts({}), await counts({ town: 'Русе' })]
  expect([country.length, town.length]).toEqual([3, 3])
  expect(town).not.toEqual(country)
})

import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { type ReductionAnswer, reductionAnswers } from '@/domain/reduction'
import type { SearchFilters } from '@/features/search/types'
import { priceFixtures } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { listedAsCounted } from './listed-as-counted'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const fixtures = await priceFixtures(cms)
const { searchOffers } = await import('@/features/search/offers/data')

const query = 'здравец'
const brochures = ['current', 'upcoming', 'toys'] as const
const names = ['Здравец краве масло', 'Здравец кафе мляно', 'Здравец играчка'] as const
const answers: (ReductionAnswer | null)[] = [...reductionAnswers, null]

beforeAll(async () => {
  await fixtures.addGroups([12, 70])
  const { ids } = await sampleShops(cms)
  for (const [retailer, town] of [
    ['zora', 'Русе'],
    ['zora', 'Русе'],
    ['zora', 'Варна'],
    ['veselka', 'Варна'],
  ] as const) {
    const data = { retailer: ids[retailer] ?? '', town, name: 'Магазин', address: 'ул. Главна 1' }
    await cms.create({ collection: 'stores', data })
  }
  const made: string[] = []
  for (let index = 0; index < 30; index++) {
    const brochure = ids[`brochure ${brochures[(index * 7) % 3]}`] ?? ''
    const title = `${names[index % 4] ?? names[0]} ${index + 1}`
    const own = { brand: index % 2 === 0 ? 'Зора' : 'Луна', loyaltyOnly: index % 5 === 0 }
    const data = { brochure, pageNumber: 1, title, priceCents: 100 + index, ...own }
    const { id } = await cms.create({ collection: 'offers', data })
    made.push(id)
  }
  // Each offer that is made writes its brochure's part of the index anew.
  for (const [index, id] of made.entries()) {
    const answer = answers[Math.floor(index / 2) % answers.length]
    await fixtures.run(sql`update search.offers set reduction = ${answer}::text where id = ${id}::uuid`)
  }
})

const compare = listedAsCounted(
  (options) => searchOffers({ query, locale: 'bg', ...options }),
  ({ offers }) => offers,
)

const contexts: SearchFilters[] = [{}, { town: 'Русе' }, { town: 'Варна' }].flatMap((where) => [
  where,
  { ...where, reduction: 'real' },
  { ...where, reduction: 'unknown', withoutCard: true },
  { ...where, reduction: 'not-real', retailer: 'zora' },
  { ...where, reduction: 'real', brand: 'луна' },
  { ...where, state: 'upcoming', group: 'butter' },
  { ...where, category: 'supermarket', reduction: 'real' },
])

it.each(contexts.map((context) => [JSON.stringify(context), context] as const))(
  'a count beside a filter is that of the offers which the filter lists: %s',
  (_name, context) => compare(context),
)

it('each verdict is counted', async () => {
  const { facets, total } = await searchOffers({ query, locale: 'bg' })
  expect(total).toBe(30)
  expect(facets.reductions.map(({ count }) => count)).toEqual(reductionAnswers.map(() => 6))
})

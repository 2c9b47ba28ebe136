import { expect, it } from 'vitest'
import { firstWeeks, inNeutralOrder, preferredEdition } from './preferred-edition'

const edition = (slug: string, ...towns: string[]) => ({ slug, towns })
const newestFirst = [
  edition('varna', 'Варна'),
  edition('north', 'Русе', 'Плевен', 'Видин'),
  edition('south', 'Бургас', 'Сливен', 'Ямбол'),
  edition('all'),
  edition('older-for-all'),
  edition('older-varna', 'Варна', 'Шумен'),
]
const regional = newestFirst.filter(({ towns }) => towns.length > 0)

it.each([
  ['is the newest for the whole country', newestFirst, null, 'all'],
  ['is that for most towns, the newer of equals, if each is for some', regional, null, 'north'],
  ['is the newest of a town', newestFirst, 'varna', 'varna'],
  ['is the newest of a town that is one of several', newestFirst, 'yambol', 'south'],
  ['is the same as without a town if there is none for it', newestFirst, 'sofia', 'all'],
  ['is none where there is none', [], 'varna', undefined],
])('the preferred edition %s', (_, editions, town, slug) => {
  expect(preferredEdition(editions, town)?.slug).toBe(slug)
})

it('editions that a list cannot tell apart begin with those for the whole country, then by town', () => {
  const listed = [
    { ...edition('late', 'Бургас'), day: '2026-11-28' },
    { ...edition('sofia', 'София'), day: '2026-11-29' },
    { ...edition('burgas', 'Бургас'), day: '2026-11-29' },
    { ...edition('all'), day: '2026-11-29' },
    { ...edition('also-all'), day: '2026-11-29' },
  ]
  const slugs = inNeutralOrder(listed, ({ day }) => day).map(({ slug }) => slug)
  expect(slugs).toEqual(['late', 'all', 'also-all', 'burgas', 'sofia'])
})

it('editions of one week of a shop count once, and each brochure for the whole country', () => {
  const brochure = (id: string, shop: string, validTo: string, ...towns: string[]) => ({
    id,
    retailer: { slug: shop },
    validFrom: '2026-11-23',
    validTo,
    towns,
  })
  const listed = [
    brochure('varna', 'one', '2026-11-29', 'Варна'),
    brochure('other', 'two', '2026-11-29'),
    brochure('sofia', 'one', '2026-11-29', 'София'),
    brochure('another', 'two', '2026-11-29'),
    brochure('longer', 'one', '2026-12-06', 'Варна'),
  ]
  const first = (count: number) => firstWeeks(listed, count).map(({ id }) => id)
  expect(first(2)).toEqual(['varna', 'other', 'sofia'])
  expect(first(3)).toEqual(['varna', 'other', 'sofia', 'another'])
  expect(first(9)).toEqual(listed.map(({ id }) => id))
})

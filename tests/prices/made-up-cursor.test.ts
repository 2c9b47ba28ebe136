import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { writeProductGroups } from '../../seed/write/product-groups'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')

const fixtures = await priceFixtures(payload)

/** One that is ranked by price, and one that is not. */
async function twoGroups() {
  const groups = await readProductGroups('bg')
  return [true, false].flatMap((isRanked) => groups.find(({ rule }) => isRanked === (rule.noVerdict === null)) ?? [])
}

const viewOf = (group: Awaited<ReturnType<typeof twoGroups>>[number], after: string | null) =>
  visitorRequest(() => readGroupView(group, { ...noFilter, after }, 0))

beforeAll(async () => {
  await writeProductGroups(payload)
  const company = await fixtures.addCompany('Жътва')
  for (const { number: group } of await twoGroups())
    await fixtures.addListing({ company, days: [199], until: addDays(sofiaDay(), -1), name: `Стока ${group}`, group })
})

it.each(['0_1_99999999999', '0_1_-99999999999', '99_1_1', '0_x_1', 'x'])(
  'a made-up cursor begins at the first page of a group, ranked or not: %s',
  async (after) => {
    const groups = await twoGroups()
    expect(groups).toHaveLength(2)
    for (const group of groups) {
      const first = await viewOf(group, null)
      expect(first.products).toHaveLength(1)
      expect(await viewOf(group, after)).toEqual(first)
    }
  },
)

it('a rank beyond that of every product is past the last page', async () => {
  for (const group of await twoGroups()) expect((await viewOf(group, '9_9007199254740991_1')).products).toEqual([])
})

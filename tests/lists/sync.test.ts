import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemsOn, type ShoppingList } from '@/domain/shopping-list'
import { customerFixtures } from '../account/customer-fixtures'
import { freshCms } from '../setup/cms'
import { item, list } from './list-fixtures'

let syncLists: typeof import('@/features/lists/server/sync-lists')['syncLists']

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

beforeAll(async () => {
  ;({ syncLists } = await import('@/features/lists/server/sync-lists'))
})

const titles = (answer: Awaited<ReturnType<typeof syncLists>>, id = 'main') =>
  itemsOn(answer.lists.find((one) => one.list.id === id)?.list ?? list([]))
    .map(({ text }) => text[0].title)
    .sort()

describe('the lists of an account', () => {
  it('have what two devices sent at once, once each', async () => {
    const { id } = await fixtures.customer()
    const devices = Array.from({ length: 8 }, (_, device) =>
      list([item('offer:same', device + 1), item(`note:${device}`, device + 1)]),
    )
    await Promise.all(devices.map((one) => syncLists({ id }, { lists: [one], known: {} })))
    const answer = await syncLists({ id }, { lists: [], known: {} })
    expect(titles(answer)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'same'])
    const { totalDocs } = await payload.count({ collection: 'shopping-lists', where: { customer: { equals: id } } })
    expect(totalDocs).toBe(1)
  })

  it('do not change when the same is sent again', async () => {
    const { id } = await fixtures.customer()
    const lists = [list([item('note:a', 5)])]
    const first = await syncLists({ id }, { lists, known: {} })
    const second = await syncLists({ id }, { lists, known: {} })
    expect(second.lists).toEqual(first.lists)
    expect(first.lists[0]?.revision).toBe(1)
  })

  it('have a note that two devices wrote once, wanted as often as both say', async () => {
    const { id } = await fixtures.customer()
    const milk = (note: string, title: string, at: number) =>
      list([item(`note:${note}`, at, { text: [{ title, details: '' }, at], quantity: [2, at] })])
    await syncLists({ id }, { lists: [milk('a', 'Мляко', 5)], known: {} })
    const answer = await syncLists({ id }, { lists: [milk('b', 'мляко ', 6)], known: {} })
    expect(itemsOn(answer.lists[0]?.list ?? list([]))).toMatchObject([{ id: 'note:a', quantity: [4, 7] }])
    const again = await syncLists({ id }, { lists: [milk('b', 'мляко ', 6)], known: {} })
    expect(again.lists).toEqual(answer.lists)
  })

  it('have the shops that were chosen last, also after a device that knows of no choice', async () => {
    const { id } = await fixtures.customer()
    const shops = async (changes: Partial<ShoppingList>) =>
      (await syncLists({ id }, { lists: [list([item('note:a', 5)], changes)], known: {} })).lists[0]?.list.shops
    expect(await shops({})).toBeUndefined()
    expect(await shops({ shops: [['alfa'], 8] })).toEqual([['alfa'], 8])
    expect(await shops({ shops: [['alfa', 'beta'], 7] })).toEqual([['alfa'], 8])
    expect(await shops({})).toEqual([['alfa'], 8])
    expect(await shops({ shops: [[], 9] })).toEqual([[], 9])
  })

  it('are answered only where the device does not know them', async () => {
    const { id } = await fixtures.customer()
    const two = [list([item('note:a', 5)]), list([item('note:b', 5)], { id: 'party' })]
    await syncLists({ id }, { lists: two, known: {} })
    expect((await syncLists({ id }, { lists: [], known: { main: 1, party: 1 } })).lists).toEqual([])
    expect(titles(await syncLists({ id }, { lists: [], known: { main: 1 } }), 'party')).toEqual(['b'])
  })

  it('take a change from a clock that runs ahead without letting it win for years', async () => {
    const { id } = await fixtures.customer()
    const ahead = Date.now() + 10 * 365 * 86_400_000
    await syncLists({ id }, { lists: [list([item('note:a', ahead, { quantity: [2, ahead] })])], known: {} })
    const soon = Date.now() + 6 * 60_000
    const answer = await syncLists({ id }, { lists: [list([item('note:a', 5, { quantity: [3, soon] })])], known: {} })
    expect(answer.lists[0]?.list.items[0]?.quantity[0]).toBe(3)
    const stored = answer.lists[0]?.list.items[0]?.quantity[1] ?? 0
    expect(stored).toBeLessThan(Date.now() + 3_600_000)
  })

  it('are each person’s own', async () => {
    const [one, other] = [await fixtures.person(), await fixtures.person()]
    await syncLists(one, { lists: [list([item('note:secret', 5)])], known: {} })
    await syncLists(other, { lists: [list([item('note:other', 5)])], known: {} })
    expect(titles(await syncLists(other, { lists: [], known: {} }))).toEqual(['other'])
    const { docs } = await payload.find({ collection: 'shopping-lists', ...other.rights })
    expect(JSON.stringify(docs)).not.toContain('secret')
  })

  it('say in words what is on them', async () => {
    const { id } = await fixtures.customer()
    await syncLists(
      { id },
      { lists: [list([item('note:Мляко', 5, { quantity: [2, 6], done: [true, 6] })])], known: {} },
    )
    const { docs } = await payload.find({ collection: 'shopping-lists', where: { customer: { equals: id } } })
    expect(docs[0]?.lines).toBe('☑ 2 × Мляко')
  })

  it('do not grow without end', async () => {
    const { id } = await fixtures.customer()
    const full = (from: number) => list(Array.from({ length: 600 }, (_, index) => item(`note:${from + index}`, 5)))
    await syncLists({ id }, { lists: [full(0)], known: {} })
    await expect(syncLists({ id }, { lists: [full(600)], known: {} })).rejects.toMatchObject({ name: 'ListTooLong' })
    const many = Array.from({ length: 101 }, (_, index) => list([], { id: `l${index}` }))
    await expect(syncLists({ id }, { lists: many, known: {} })).rejects.toMatchObject({ name: 'ListTooLong' })
    expect(titles(await syncLists({ id }, { lists: [], known: {} }))).toHaveLength(600)
  })

  it('may be made and removed as often as somebody wants, and a device hears of as many as it can store', async () => {
    const { id } = await fixtures.customer()
    const removed = (one: string, at: number) => list([item(`note:${one}`, 1)], { id: one, removed: [true, at] })
    const gone = Array.from({ length: 150 }, (_, index) => removed(`l${index}`, index + 10))
    for (const part of [gone.slice(0, 80), gone.slice(80)]) await syncLists({ id }, { lists: part, known: {} })
    await syncLists({ id }, { lists: [removed('main', 5)], known: {} })
    const party = list([item('note:a', 5)], { id: 'party' })
    expect(titles(await syncLists({ id }, { lists: [party], known: {} }), 'party')).toEqual(['a'])
    const ids = (await syncLists({ id }, { lists: [], known: { l0: 0 } })).lists.map((one) => one.list.id)
    expect(ids).toContain('party')
    expect(ids.filter((one) => one.startsWith('l'))).toHaveLength(101)
    // The one that the device has, the newest, and the first list, whose id is the same in every browser.
    for (const one of ['l0', 'l149', 'main']) expect(ids).toContain(one)
    expect(ids).not.toContain('l1')
  })

  it('that were removed are stored to a number, the last ones and the first list, and with the others go their links', async () => {
    const { id } = await fixtures.customer()
    const { share } = await import('@/features/lists/server/shares')
    const made = (one: string, at: number) => list([item('note:a', 1)], { id: one, removed: [at > 0, at] })
    await syncLists({ id }, { lists: [made('main', 1), made('l0', 0)], known: {} })
    expect(await share({ id }, { list: 'l0', token: 'b'.repeat(43), mode: 'edit' })).toBe(true)
    const gone = Array.from({ length: 230 }, (_, index) => made(`l${index}`, index + 10))
    for (const from of [0, 80, 160]) await syncLists({ id }, { lists: gone.slice(from, from + 80), known: {} })
    await syncLists({ id }, { lists: [made('party', 0)], known: {} })
    const { rows } = await payload.db.drizzle.execute(sql`
      select list_id from shopping_lists where customer_id = ${id} and list_id <> 'party'`)
    // The first one is kept besides the last 200.
    expect(rows).toHaveLength(201)
    expect(rows).toContainEqual({ list_id: 'main' })
    expect(rows).not.toContainEqual({ list_id: 'l29' })
    expect(rows).toContainEqual({ list_id: 'l30' })
    expect(titles(await syncLists({ id }, { lists: [], known: {} }), 'party')).toEqual(['a'])
  })

  it('that were removed and forgotten by a device that stores newer ones are not sent again', async () => {
    const { id } = await fixtures.customer()
    const gone = Array.from({ length: 150 }, (_, index) => list([], { id: `l${index}`, removed: [true, index + 10] }))
    for (const part of [gone.slice(0, 80), gone.slice(80)]) await syncLists({ id }, { lists: part, known: {} })
    const known = Object.fromEntries(gone.slice(50).map((one) => [one.id, 1]))
    expect((await syncLists({ id }, { lists: [], known })).lists).toEqual([])
  })

  it('go with the account, and with them every link', async () => {
    const { id } = await fixtures.customer()
    await syncLists({ id }, { lists: [list([item('note:a', 5)])], known: {} })
    const { share, readShared } = await import('@/features/lists/server/shares')
    const token = 'a'.repeat(43)
    expect(await share({ id }, { list: 'main', token, mode: 'edit' })).toBe(true)
    await payload.delete({ collection: 'customers', id })
    expect(await readShared(token)).toBeNull()
    const { rows } = await payload.db.drizzle.execute(sql`select 1 from shopping_lists where customer_id = ${id}`)
    expect(rows).toEqual([])
  })
})

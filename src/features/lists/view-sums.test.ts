import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MultiBuy } from '@/domain/multi-buy'
import type { ListedShopPrice, ListItem, ShoppingList } from '@/domain/shopping-list'
import { newList, withChange, withItem, withShops } from './changes'
import { readCopy, writeCopy } from './copy-text'
import { type PriceBook, pricesNow } from './item-prices'
import { type ListView, planKinds, viewOf } from './view'

const today = '2026-11-20'
const shops = ['alfa', 'beta', 'gama']

const multiBuy: fc.Arbitrary<MultiBuy> = fc.oneof(
  fc.record({
    kind: fc.constant('amount' as const),
    pieces: fc.constantFrom(2, 3),
    amountCents: fc.constantFrom(3, 5),
  }),
  fc.record({ kind: fc.constant('free' as const), pieces: fc.constantFrom(1, 2), free: fc.constant(1) }),
  fc.record({
    kind: fc.constant('percent' as const),
    pieces: fc.constantFrom(2, 3),
    percentOff: fc.constantFrom(50, 100),
  }),
)

/** Few amounts, so that many are equal. */
const price: fc.Arbitrary<ListedShopPrice> = fc
  .record({
    shop: fc.constantFrom(...shops),
    cents: fc.integer({ min: 1, max: 6 }),
    source: fc.constantFrom('brochure' as const, 'prices' as const),
    age: fc.constantFrom(0, 1, 9),
    ended: fc.boolean(),
    loyaltyOnly: fc.boolean(),
    path: fc.constantFrom('/a', '/b'),
    multiBuy: fc.option(multiBuy),
  })
  .map(({ age, ended, source, ...rest }) => ({
    ...rest,
    shopName: rest.shop.toUpperCase(),
    source,
    day: `2026-11-${20 - age}`.replace(/-(\d)$/, '-0$1'),
    until: source === 'prices' ? null : ended ? '2026-11-19' : '2026-11-22',
  }))

/** Some begin only after this week's have ended. */
const priceOrAhead = fc
  .tuple(price, fc.constantFrom(null, '2026-11-23', '2026-11-26'))
  .map(([one, day]) => (day && one.source === 'brochure' ? { ...one, day, until: '2026-11-29' } : one))

const itemWith = (offered: fc.Arbitrary<ListedShopPrice>) =>
  fc.record({
    prices: fc.array(offered, { maxLength: 5 }),
    noted: fc.option(offered),
    quantity: fc.integer({ min: 1, max: 3 }),
    done: fc.boolean(),
    isNote: fc.boolean(),
  })

type Case = { list: ShoppingList; book: PriceBook }

const casesWith = (offered: fc.Arbitrary<ListedShopPrice>): fc.Arbitrary<Case> =>
  fc.tuple(fc.array(itemWith(offered), { maxLength: 5 }), fc.subarray(shops)).map(([items, chosen]) => {
    const book: Record<string, ListedShopPrice[]> = {}
    let list = newList('main', '', 0)
    for (const [at, { prices, noted, quantity, done, isNote }] of items.entries()) {
      const id = `${isNote ? 'note' : 'product'}:${at}`
      book[id] = prices
      list = withItem(list, { id, title: id, details: '', price: isNote ? null : noted }, at + 1)
      list = withChange(list, id, { quantity, done }, at + 1)
    }
    return { list: withShops(list, chosen, 99), book }
  })

const cases = casesWith(price)
const aheadCases = casesWith(priceOrAhead)

const rowsOf = (view: Pick<ListView, 'groups'>) => view.groups.flatMap(({ rows }) => rows)
const pricesAt = (shop: string, item: ListItem, book: PriceBook) =>
  pricesNow(item, book, today).filter((one) => one.shop === shop)
/** Takes piece after piece. */
function costOf(item: ListItem, { cents, multiBuy }: ListedShopPrice): number {
  const [count] = item.quantity
  if (!multiBuy) return cents * count
  const { kind, pieces } = multiBuy
  const set = kind === 'free' ? pieces + multiBuy.free : pieces
  const open = count % set
  let sum = open * cents
  for (let taken = set; taken <= count; taken += set) {
    if (kind === 'amount') sum += multiBuy.amountCents
    else if (kind === 'free') sum += pieces * cents
    else sum += Math.round((pieces - 1 + (100 - multiBuy.percentOff) / 100) * cents)
  }
  return sum
}
const leastOf = (item: ListItem, prices: ListedShopPrice[]) => Math.min(...prices.map((one) => costOf(item, one)))

/** Tries every shop, or every two or all of them: the fewest missing, then the least to pay. */
function bestIn({ list, book }: Case, choices: string[][]): { missing: number; cents: number } | null {
  const known = list.items.map((one) => ({ one, prices: pricesNow(one, book, today) }))
  const priced = known.filter(({ prices }) => prices.length > 0)
  const all = choices.map((choice) => {
    const costs = priced.map(({ one, prices }) =>
      Math.min(...prices.filter(({ shop }) => choice.includes(shop)).map((price) => costOf(one, price))),
    )
    const paid = costs.filter(Number.isFinite)
    return { missing: costs.length - paid.length, cents: paid.reduce((sum, one) => sum + one, 0), count: paid.length }
  })
  const [best] = all.sort((a, b) => a.missing - b.missing || a.cents - b.cents)
  return best && best.count > 0 ? { missing: best.missing, cents: best.cents } : null
}

describe('the sums of any list', () => {
  it('are those of the lines that are shown, in each plan', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...planKinds), ({ list, book }, kind) => {
        const view = viewOf(list, book, today, kind)
        const rows = rowsOf(view)
        expect(rows.map(({ item }) => item.id).sort()).toEqual(list.items.map(({ id }) => id).sort())
        for (const group of view.groups) {
          const shown = group.rows.flatMap(({ item, price }) => (price ? [costOf(item, price)] : []))
          expect(group).toMatchObject({ totalCents: shown.reduce((sum, one) => sum + one, 0), priced: shown.length })
          expect(group.withCard).toBe(group.rows.some(({ price }) => price?.loyaltyOnly))
          for (const { price } of group.rows) if (price) expect(price.shop).toBe(group.shop)
        }
        const sum = view.sums[kind]
        expect(sum.totalCents).toBe(view.groups.reduce((all, { totalCents }) => all + totalCents, 0))
        expect(sum.withCard).toBe(view.groups.some(({ withCard }) => withCard))
        expect(sum.priced).toBe(rows.filter(({ price }) => price).length)
        const unanswered = rows.filter(({ isAnswered, price, elsewhere }) => !isAnswered && !price && !elsewhere)
        expect(sum.missing.length + sum.priced + view.unpriced.length + unanswered.length).toBe(view.count)
      }),
    )
  })

  it('are the least that trying all shops finds', () => {
    fc.assert(
      fc.property(cases, ({ list, book }) => {
        const { sums, chosen, shops: rows } = viewOf(list, book, today, 'one')
        const open = chosen.length > 0 ? chosen : shops
        const pairs = open.flatMap((one) => open.map((other) => [one, other]))
        const found = (choices: string[][]) =>
          bestIn({ list, book }, choices) ?? { missing: sums.one.missing.length, cents: 0 }
        const shown = (kind: 'one' | 'two' | 'all') => ({
          missing: sums[kind].missing.length,
          cents: sums[kind].totalCents,
        })
        expect(shown('one')).toEqual(found(open.map((shop) => [shop])))
        expect(shown('two')).toEqual(found(pairs))
        expect(shown('all')).toEqual(found([open]))
        for (const {
          shops: [shop = ''],
          totalCents,
          missing,
        } of rows) {
          expect({ missing: missing.length, cents: totalCents }).toEqual(bestIn({ list, book }, [[shop]]))
        }
      }),
    )
  })

  it('lead to no shop without which the list costs the same', () => {
    fc.assert(
      fc.property(cases, ({ list, book }) => {
        const { sums } = viewOf(list, book, today, 'all')
        for (const { shops: visited, missing, totalCents } of [sums.two, sums.all]) {
          for (const needless of visited) {
            const others = visited.filter((shop) => shop !== needless)
            expect(bestIn({ list, book }, [others])).not.toEqual({ missing: missing.length, cents: totalCents })
          }
        }
      }),
    )
  })

  it('are of prices that hold on one day', () => {
    fc.assert(
      fc.property(aheadCases, fc.constantFrom(...planKinds), ({ list, book }, kind) => {
        const { groups, sums, shops: rows, unpriced } = viewOf(list, book, today, kind)
        const sum = sums[kind]
        const day = sum.from ?? today
        const shown = rowsOf({ groups }).flatMap(({ item, price }) => (price ? [{ item, price }] : []))
        const counted = shown.filter(({ item }) => !sum.later.some(({ id }) => id === item.id))
        for (const { price } of counted) {
          expect(price.source === 'prices' || price.day <= day).toBe(true)
          expect(price.until === null || price.until >= day).toBe(true)
        }
        expect(sum.priced).toBe(counted.length)
        expect(sum.totalCents).toBe(counted.reduce((all, { item, price }) => all + costOf(item, price), 0))
        expect(groups.reduce((all, { totalCents }) => all + totalCents, 0)).toBe(sum.totalCents)
        for (const { from } of sum.later) expect(from > day).toBe(true)
        const absent = unpriced.length + sum.missing.length
        expect(sum.priced + sum.later.length + absent).toBe(list.items.length)
        for (const {
          shops: [shop = ''],
          ...own
        } of rows) {
          const begun = list.items.filter((one) => pricesAt(shop, one, book).some(({ day }) => day <= today))
          if (begun.length > 0) expect(own).toMatchObject({ priced: begun.length, from: null })
          else expect(own.from).not.toBeNull()
        }
      }),
    )
  })

  it('and lines stay the same in whatever order the prices arrive', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...planKinds), ({ list, book }, kind) => {
        const turned = Object.fromEntries(Object.entries(book).map(([id, prices]) => [id, prices.toReversed()]))
        const [one, other] = [book, turned].map((prices) => viewOf(list, prices, today, kind))
        expect({ ...other, shopNames: null }).toEqual({ ...one, shopNames: null })
      }),
    )
  })

  it('count what is in the basket already, and each piece of it', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...planKinds), ({ list, book }, kind) => {
        const open = { ...list, items: list.items.map((one): ListItem => ({ ...one, done: [!one.done[0], 99] })) }
        expect(viewOf(open, book, today, kind).sums).toEqual(viewOf(list, book, today, kind).sums)
      }),
    )
  })

  it('name no card where several cost the same without one, although one piece is cheaper with it', () => {
    const offer = { shop: 'alfa', shopName: 'ALFA', source: 'brochure', day: today, until: today, path: '/a' } as const
    const several = { kind: 'amount', pieces: 3, amountCents: 3 } as const
    const prices = [
      { ...offer, cents: 2, loyaltyOnly: false, multiBuy: several },
      { ...offer, cents: 1, loyaltyOnly: true },
    ]
    const list = withItem(newList('main', '', 0), { id: 'product:0', title: 'a', details: '', price: null }, 1)
    const three = withChange(list, 'product:0', { quantity: 3 }, 2)
    expect(viewOf(three, { 'product:0': prices }, today, 'one').shops.map(({ withCard }) => withCard)).toEqual([false])
  })

  it('name a card where the least is for its holders alone', () => {
    fc.assert(
      fc.property(cases, ({ list, book }) => {
        const view = viewOf(list, book, today, 'one')
        for (const shop of shops) {
          const needed = list.items.some((one) => {
            const own = pricesAt(shop, one, book)
            const least = leastOf(one, own)
            return own.length > 0 && own.every((price) => costOf(one, price) > least || price.loyaltyOnly)
          })
          expect(view.shops.some((sum) => sum.shops.includes(shop) && sum.withCard)).toBe(needed)
        }
      }),
    )
  })

  it('say as saved the difference of two sums of the same things', () => {
    fc.assert(
      fc.property(cases, ({ list, book }) => {
        const { saving, groups } = viewOf(list, book, today, 'ticked')
        if (!saving) return
        expect(saving.cents).toBeGreaterThan(0)
        const { shop, than } = saving
        const pairs = rowsOf({ groups }).flatMap(({ item, price }) => {
          const here = leastOf(item, pricesAt(shop, item, book))
          const ticked = price ? [price] : []
          const there = leastOf(item, than === null ? ticked : pricesAt(than, item, book))
          return Number.isFinite(here + there) ? [there - here] : []
        })
        expect(saving.cents).toBe(pairs.reduce((sum, one) => sum + one, 0))
      }),
    )
  })

  it('are those of its owner for somebody who got it as a link, in the shops of both', async () => {
    await fc.assert(
      fc.asyncProperty(
        cases.filter(({ list }) => list.items.length > 0),
        async ({ list, book }) => {
          const copy = await readCopy((await writeCopy(list)) ?? '')
          if (!copy) throw new Error('no copy')
          // Notes have another id there, and the same place.
          const prices = copy.items.map(({ id }, at) => [id, book[list.items[at]?.id ?? ''] ?? []] as const)
          const shown = viewOf({ ...copy, shops: list.shops }, Object.fromEntries(prices), today, 'ticked')
          const sums = (view: ListView) =>
            planKinds.map((kind) => [view.sums[kind].totalCents, view.sums[kind].priced, view.sums[kind].shops])
          expect(sums(shown)).toEqual(sums(viewOf(list, book, today, 'ticked')))
          expect(shown.saving).toEqual(viewOf(list, book, today, 'ticked').saving)
        },
      ),
    )
  })
})

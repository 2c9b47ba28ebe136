import { describe, expect, it } from 'vitest'
import type { ListedShopPrice, ShoppingList } from '@/domain/shopping-list'
import { newList, withChange, withItem, withShops } from './changes'
import { viewOf, withUnseen } from './view'

const today = '2026-11-20'

function offer(shop: string, cents: number, until = '2026-11-22'): ListedShopPrice {
  return {
    shop,
    shopName: shop.toUpperCase(),
    cents,
    source: 'brochure',
    day: '2026-11-16',
    until,
    loyaltyOnly: false,
    path: '/',
  }
}

const observed = (shop: string, cents: number, day = '2026-11-19'): ListedShopPrice => ({
  ...offer(shop, cents),
  ...{ source: 'prices', day, until: null },
})

function list(...things: [id: string, price: ListedShopPrice | null][]): ShoppingList {
  return things.reduce(
    (all, [id, price], index) => withItem(all, { id, title: id, details: '', price }, index + 1),
    newList('main', '', 0),
  )
}

const shape = (view: ReturnType<typeof viewOf>) =>
  view.groups.map(({ shop, totalCents, rows }) => [shop, totalCents, rows.map(({ item }) => item.id)])

describe('a list as it is shown', () => {
  it('is under the shops where things were ticked, with a total for each and the notes last', () => {
    const three = withChange(
      list(['note:a', null], ['offer:b', offer('beta', 150)], ['offer:a', offer('alfa', 200)]),
      'offer:b',
      { quantity: 3 },
      9,
    )
    const view = viewOf(three, { 'note:a': [] }, today, 'ticked')
    expect(shape(view)).toEqual([
      ['alfa', 200, ['offer:a']],
      ['beta', 450, ['offer:b']],
      ['', 0, ['note:a']],
    ])
    expect(view.sums.ticked).toMatchObject({ totalCents: 650, priced: 2 })
    expect(view.unpriced.map(({ id }) => id)).toEqual(['note:a'])
    expect(viewOf(three, {}, today, 'ticked').unpriced).toEqual([])
  })

  it('has no price of an offer that has ended, and keeps the thing', () => {
    const view = viewOf(list(['offer:a', offer('alfa', 200, '2026-11-19')]), {}, today, 'ticked')
    expect(shape(view)).toEqual([['alfa', 0, ['offer:a']]])
    expect(view.groups[0]?.rows[0]).toMatchObject({ price: null, ended: { until: '2026-11-19' } })
    expect(view.sums.one).toMatchObject({ shops: [], totalCents: 0, priced: 0 })
  })

  it('says no reduction of a price that was reported many days ago, however long it was kept without a connection', () => {
    const verdict = {
      answer: 'real',
      startedOn: '2026-11-01',
      prior: { cents: 200, day: '2026-10-20' },
      percent: 20,
    } as const
    const reduction = { verdict, old: 200 }
    const shown = (price: ListedShopPrice) =>
      viewOf(list(['product:milk', null]), { 'product:milk': [{ ...price, reduction }] }, today, 'one').groups[0]
        ?.rows[0]
    expect(shown(observed('alfa', 160, '2026-11-18'))?.price?.reduction).toEqual(reduction)
    expect(shown(observed('alfa', 160, '2026-11-10'))?.price).toMatchObject({ cents: 160, reduction: null })
    expect(shown(offer('alfa', 160))?.price?.reduction).toEqual(reduction)
  })

  it('leaves an offer at its shop when it has ended, while a product goes to the cheapest, though its lowest price was an offer', () => {
    const ended = offer('alfa', 200, '2026-11-19')
    const two = list(['offer:a', ended], ['product:milk', ended])
    const book = { 'offer:a': [observed('beta', 120)], 'product:milk': [observed('beta', 120)] }
    const view = viewOf(two, book, today, 'ticked')
    expect(shape(view)).toEqual([
      ['alfa', 0, ['offer:a']],
      ['beta', 120, ['product:milk']],
    ])
    expect(view.sums.ticked).toMatchObject({ totalCents: 120, priced: 1, missing: ['offer:a'] })
  })

  it('has an offer on its last day', () => {
    const view = viewOf(list(['offer:a', offer('alfa', 200, today)]), {}, today, 'ticked')
    expect(view.sums.ticked.totalCents).toBe(200)
  })

  it('believes the server more than what was noted', () => {
    const noted = list(['offer:a', offer('alfa', 200)], ['offer:b', offer('beta', 100)])
    const view = viewOf(noted, { 'offer:a': [offer('alfa', 180)], 'offer:b': [] }, today, 'ticked')
    expect(view.groups.map(({ totalCents }) => totalCents)).toEqual([180, 0])
  })

  it('knows who sells what the chosen shop has not', () => {
    const book = {
      'product:milk': [observed('alfa', 120)],
      'product:bread': [observed('alfa', 80), observed('beta', 110)],
      'product:soap': [observed('gama', 250), observed('beta', 200)],
    }
    const three = list(['product:milk', null], ['product:bread', null], ['product:soap', null])
    const rows = viewOf(three, book, today, 'one').groups.flatMap((group) => group.rows)
    expect(rows.map(({ item, price, elsewhere }) => [item.id, price?.shop, elsewhere?.shop])).toEqual([
      ['product:milk', 'alfa', undefined],
      ['product:bread', 'alfa', undefined],
      ['product:soap', undefined, 'beta'],
    ])
  })

  it('is the cheapest in one shop and in two, from all prices of all shops', () => {
    const book = {
      'product:milk': [observed('alfa', 120), observed('beta', 100)],
      'product:bread': [observed('alfa', 80), observed('beta', 110)],
    }
    const two = list(['product:milk', null], ['product:bread', null])
    expect(shape(viewOf(two, book, today, 'one'))).toEqual([['alfa', 200, ['product:milk', 'product:bread']]])
    expect(shape(viewOf(two, book, today, 'two'))).toEqual([
      ['alfa', 80, ['product:bread']],
      ['beta', 100, ['product:milk']],
    ])
    expect(shape(viewOf(two, book, today, 'ticked'))).toEqual(shape(viewOf(two, book, today, 'two')))
  })

  it('is the cheapest in as many shops as that takes, and says for how many items', () => {
    const book = {
      'product:milk': [observed('alfa', 120), observed('beta', 100)],
      'product:bread': [observed('alfa', 80), observed('beta', 110)],
      'product:soap': [observed('alfa', 300), observed('gama', 250)],
    }
    const four = list(['product:milk', null], ['product:bread', null], ['product:soap', null], ['note:a', null])
    const { sums } = viewOf(withChange(four, 'product:soap', { quantity: 2 }, 9), book, today, 'all')
    expect(sums.all).toMatchObject({ shops: ['alfa', 'beta', 'gama'], totalCents: 680, priced: 3, missing: [] })
    expect(sums.one).toMatchObject({ shops: ['alfa'], totalCents: 800, priced: 3 })
  })

  it('says which totals need the card of a shop', () => {
    const card = { ...offer('alfa', 90), loyaltyOnly: true }
    const book = {
      'offer:milk': [card, observed('alfa', 120), observed('beta', 200)],
      'offer:bread': [observed('alfa', 80), observed('beta', 50)],
    }
    const two = list(['offer:milk', offer('beta', 200)], ['offer:bread', offer('beta', 50)])
    const { sums, shops } = viewOf(two, book, today, 'ticked')
    expect([sums.ticked.withCard, sums.one.withCard, sums.two.withCard]).toEqual([false, true, true])
    expect(shops.filter(({ withCard }) => withCard).map((sum) => sum.shops)).toEqual([['alfa']])
    expect(viewOf(two, book, today, 'one').groups).toMatchObject([{ shop: 'alfa', totalCents: 170, withCard: true }])
    expect(viewOf(two, book, today, 'two').groups).toMatchObject([
      { shop: 'alfa', withCard: true },
      { shop: 'beta', withCard: false },
    ])
    const same = { 'offer:milk': [{ ...card, cents: 120 }, observed('alfa', 120)] }
    expect(viewOf(list(['offer:milk', null]), same, today, 'one').sums.one.withCard).toBe(false)
  })

  it('compares no price of long ago with one of these days', () => {
    const book = {
      'product:milk': [observed('alfa', 90, '2026-05-13'), offer('beta', 100), observed('gamma', 110)],
      'product:bread': [observed('alfa', 80, '2026-05-13')],
    }
    const two = viewOf(list(['product:milk', null], ['product:bread', null]), book, today, 'two')
    expect(shape(two)).toEqual([
      ['alfa', 80, ['product:bread']],
      ['beta', 100, ['product:milk']],
    ])
  })

  it('compares what can be bought today, and says of a sum from when it holds', () => {
    const ahead = { ...offer('alfa', 249, '2026-12-02'), day: '2026-11-26' }
    const butter = list(['offer:butter', ahead])
    const book = { 'offer:butter': [ahead, observed('alfa', 379), observed('beta', 269)] }
    const { sums, groups, saving, shops } = viewOf(butter, book, today, 'ticked')
    const here = { shops: ['beta'], totalCents: 269, from: null }
    expect(sums).toMatchObject({ one: here, two: here, all: here })
    expect(sums.ticked).toMatchObject({ shops: ['alfa'], totalCents: 249, from: '2026-11-26' })
    expect(groups).toMatchObject([{ shop: 'alfa', totalCents: 249, from: '2026-11-26' }])
    expect(shops).toMatchObject([here, { shops: ['alfa'], totalCents: 379, from: null }])
    expect(saving).toEqual({ shop: 'beta', cents: 110, than: 'alfa' })
    const alone = viewOf(butter, { 'offer:butter': [ahead] }, today, 'one').sums.one
    expect(alone).toMatchObject({ shops: ['alfa'], totalCents: 249, from: '2026-11-26' })
  })

  it('adds up prices that hold on one day, and says from when the others do', () => {
    const ends = offer('alfa', 150, '2026-11-25')
    const ahead = { ...offer('alfa', 249, '2026-12-02'), day: '2026-11-26' }
    const two = list(['offer:bread', ends], ['offer:butter', ahead])
    const book = { 'offer:bread': [ends, observed('beta', 140)], 'offer:butter': [ahead] }
    const later = [{ id: 'offer:butter', from: '2026-11-26' }]
    const { sums, groups, shops, saving } = viewOf(two, book, today, 'ticked')
    expect(sums.ticked).toEqual({
      ...{ shops: ['alfa'], totalCents: 150, priced: 1, missing: [], later, withCard: false, from: null },
    })
    expect(groups).toMatchObject([{ shop: 'alfa', totalCents: 150, priced: 1, from: null }])
    expect(groups[0]?.rows.map(({ price }) => price?.cents)).toEqual([150, 249])
    expect(shops).toMatchObject([
      { shops: ['beta'], totalCents: 140, missing: ['offer:butter'], later: [] },
      { shops: ['alfa'], totalCents: 150, missing: [], later },
    ])
    expect(sums.one).toMatchObject({ shops: ['beta'], totalCents: 140, missing: ['offer:butter'] })
    expect(sums.all).toMatchObject({ shops: ['alfa', 'beta'], totalCents: 140, later })
    expect(saving).toEqual({ shop: 'beta', cents: 10, than: null })
  })

  it('compares prices of the day on which the first of them begins, where nothing has begun', () => {
    const from = (shop: string, cents: number, day: string) => ({ ...offer(shop, cents, '2026-12-02'), day })
    const book = {
      'offer:bread': [from('alfa', 150, '2026-11-26')],
      'offer:butter': [from('alfa', 249, '2026-11-28')],
      'offer:tea': [from('beta', 300, '2026-11-27')],
    }
    const three = list(['offer:bread', null], ['offer:butter', null], ['offer:tea', null])
    const { sums, shops } = viewOf(three, book, today, 'one')
    const alfa = { totalCents: 150, from: '2026-11-26', later: [{ id: 'offer:butter', from: '2026-11-28' }] }
    expect(sums.one).toMatchObject({ ...alfa, missing: ['offer:tea'] })
    expect(shops).toMatchObject([
      { shops: ['alfa'], ...alfa },
      { shops: ['beta'], totalCents: 300, from: '2026-11-27', later: [] },
    ])
  })

  it('says what the one shop does not have', () => {
    const book = {
      'product:milk': [observed('alfa', 120), observed('beta', 100)],
      'product:bread': [observed('beta', 1)],
    }
    const one = viewOf(
      list(['product:milk', null], ['product:bread', null], ['offer:a', offer('alfa', 5)]),
      book,
      today,
      'one',
    )
    expect(one.sums.one).toMatchObject({ shops: ['beta'], missing: ['offer:a'], priced: 2, totalCents: 101 })
  })
})

describe('the shops that somebody goes to', () => {
  const book = {
    'product:milk': [observed('alfa', 120), observed('beta', 100)],
    'product:bread': [observed('alfa', 80), observed('beta', 110), observed('gama', 70)],
    'product:soap': [observed('gama', 250)],
    'note:key': [],
  }
  const three = list(['product:milk', null], ['product:bread', null], ['product:soap', null], ['note:key', null])
  const goes = (...shops: string[]) => viewOf(withShops(three, shops, 9), book, today, 'all')

  it('are all of them without a choice', () => {
    expect(goes().sums).toEqual(viewOf(three, book, today, 'all').sums)
    expect(goes().chosen).toEqual([])
  })

  it('narrow the plans, the cheapest and what is saved, and the table still has every shop', () => {
    const { sums, shops, saving, chosen } = goes('alfa', 'beta')
    expect(chosen).toEqual(['alfa', 'beta'])
    expect(sums.all).toMatchObject({ shops: ['alfa', 'beta'], totalCents: 180, priced: 2 })
    expect(sums.ticked).toMatchObject({ totalCents: 180, priced: 2 })
    expect(sums.one).toMatchObject({ shops: ['alfa'], totalCents: 200 })
    expect(shops.map((plan) => plan.shops[0]).sort()).toEqual(['alfa', 'beta', 'gama'])
    expect(saving).toEqual({ shop: 'alfa', cents: 10, than: 'beta' })
  })

  it('say what they do not have and where it is, and nothing of what has no price anywhere', () => {
    const { sums, groups, unpriced } = goes('alfa')
    for (const kind of ['one', 'two', 'all', 'ticked'] as const) expect(sums[kind].missing).toEqual(['product:soap'])
    const soap = groups.flatMap(({ rows }) => rows).find(({ item }) => item.id === 'product:soap')
    expect(soap).toMatchObject({ price: null, elsewhere: { shop: 'gama', cents: 250 } })
    expect(unpriced.map(({ id }) => id)).toEqual(['note:key'])
  })

  it('leave an offer where it was ticked', () => {
    const ticked = withShops(list(['offer:a', offer('beta', 90)], ['product:milk', null]), ['alfa'], 9)
    expect(shape(viewOf(ticked, book, today, 'ticked'))).toEqual([
      ['alfa', 120, ['product:milk']],
      ['beta', 90, ['offer:a']],
    ])
  })

  it('narrow nothing where none of them has any of the list', () => {
    expect(goes('delta').sums).toEqual(goes().sums)
    expect(goes('delta', 'beta').sums.all.shops).toEqual(['beta'])
  })
})

it('keeps a chosen shop that nothing of the list is in, when another is ticked or unticked', () => {
  expect(withUnseen(['alfa', 'gone'], ['alfa'], ['alfa', 'beta'])).toEqual(['gone', 'alfa', 'beta'])
  expect(withUnseen(['alfa', 'gone'], ['alfa'], [])).toEqual(['gone'])
})

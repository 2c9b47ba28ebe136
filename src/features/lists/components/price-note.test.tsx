import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { messagesOf } from '@/i18n/translator'
import { newList, withChange, withItem } from '../changes'
import type { PriceBook } from '../item-prices'
import { type ListRow, viewOf } from '../view'
import { PriceNote } from './price-note'

const salt = 'Сол морска'

const observed = (shop: string, cents: number): ListedShopPrice => ({
  ...{ shop, shopName: shop.toUpperCase(), cents, source: 'prices', day: '2026-11-19', until: null },
  ...{ loyaltyOnly: false, path: '/prices', what: shop === 'beta' ? salt : undefined },
})

const titled = ['note:salt', 'note:key', 'product:milk', 'product:bread', 'product:soap', 'product:oil', 'note:tea']
const list = titled.reduce(
  (all, id, at) => withItem(all, { id, title: id, details: '', price: null }, at + 1),
  newList('main', '', 0),
)
const book = {
  'product:milk': [observed('alfa', 120)],
  'product:oil': [{ ...observed('alfa', 200), multiBuy: { kind: 'free', pieces: 2, free: 1 } as const }],
  'product:bread': [observed('alfa', 80)],
  'product:soap': [
    {
      ...observed('alfa', 150),
      multiBuy: { kind: 'amount', pieces: 2, amountCents: 300 } as const,
      depositCents: 25,
    },
  ],
  'note:salt': [observed('gama', 90), observed('beta', 70)],
  'note:tea': [{ ...observed('beta', 70), loyaltyOnly: true, multiBuy: { kind: 'free', pieces: 2, free: 1 } as const }],
}

function drawn(id: string, kind?: string, quantity = 1): string {
  const rows = viewOf(withChange(list, id, { quantity }, 9), book, '2026-11-20', 'one').groups.flatMap(
    (group) => group.rows,
  )
  return noteOf(
    rows.find(({ item }) => item.id === id),
    kind,
  )
}

function noteOf(row: ListRow | undefined, kind?: string): string {
  const { lists, multiBuy, reduction } = messagesOf('en')
  if (!row) throw new Error('no row')
  const labels = { ...lists.app, multiBuy, reduction }
  return renderToStaticMarkup(<PriceNote row={row} kind={kind} locale="en" today="2026-11-20" labels={labels} />)
}

it('a note that the one shop does not have says where it is cheapest, and what that is', () => {
  expect(drawn('note:salt')).toContain('Only elsewhere: BETA, €0.70')
  expect(drawn('note:salt')).toContain(`cheapest: <span lang="bg">${salt}</span>`)
})

it('a note without a price anywhere says nothing', () => {
  expect(drawn('note:key')).toBe('')
})

it('a thing is without a known price only once that is answered', () => {
  const shown = (prices: PriceBook) => {
    const [group] = viewOf(list, prices, '2026-11-20', 'one').groups.filter(({ shop }) => shop === '')
    return group?.rows.find(({ item }) => item.id === 'product:soap')
  }
  expect(shown({})?.isAnswered).toBe(false)
  expect(noteOf(shown({}))).not.toContain('No known price')
  expect(noteOf(shown({ 'product:soap': [] }))).toContain('No known price')
})

it('begins with the kind of the thing, which the end of a line on a phone would hide', () => {
  const kind = (id: string) => `<p [^>]*><span><span id="kind-${id}" lang="en">cheese, 400 g</span> · `
  expect(drawn('product:bread', 'cheese, 400 g')).toMatch(new RegExp(kind('product:bread')))
  expect(drawn('product:soap', 'cheese, 400 g')).toMatch(new RegExp(kind('product:soap')))
  expect(drawn('product:bread')).not.toContain('kind-')
})

it('says what each costs only where all cost so many times as much', () => {
  expect(drawn('product:milk', undefined, 3)).toContain('€1.20 each')
  expect(drawn('product:oil', undefined, 3)).not.toContain('€2.00 each')
})

it('says the condition of a price elsewhere', () => {
  expect(drawn('note:tea')).toContain('Only elsewhere: BETA, €0.70 · with loyalty card · 2+1 free · €0.47 each')
})

it('says from when a price elsewhere holds', () => {
  const ahead = { ...observed('beta', 70), source: 'brochure', day: '2026-11-26', until: '2026-12-02' } as const
  const prices = { 'product:milk': [observed('alfa', 120)], 'product:bread': [ahead] }
  const rows = viewOf(list, prices, '2026-11-20', 'one').groups.flatMap((group) => group.rows)
  const shown = noteOf(rows.find(({ item }) => item.id === 'product:bread'))
  expect(shown).toContain(`Only elsewhere: BETA, €0.70 · valid from ${formatDay('2026-11-26', 'en')}`)
})

it('says the condition of a price that is of one of several, and the deposit', () => {
  expect(drawn('product:soap')).toContain('price each when you buy 2 for €3.00')
  expect(drawn('product:soap')).toContain('+ €0.25 deposit')
})

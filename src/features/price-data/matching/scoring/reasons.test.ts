import { expect, it } from 'vitest'
import { readProductName } from '@/domain/product-name'
import { rarityIn, sideOf } from './candidates'
import { profileOf } from './profile'
import { reasonsOf } from './reasons'
import { scorePair } from './score-group'

function reasonsFor(one: string, other: string, group: number) {
  const [left, right] = [one, other].map((name) => {
    const profile = profileOf(name, group, { ...readProductName(name), certain: false })
    return sideOf({ profile, chains: [], price: null }, rarityIn([], group))
  })
  const pair = left && right && scorePair(left, right, group)
  return pair && reasonsOf(pair.figures, left, right)
}

const bananas = 52

it('the same size is a reason where both names say it', () => {
  expect(reasonsFor('БАНАНИ 1КГ', 'Банани - 1 кг', bananas)).toEqual(['size', 'words'])
})

it.each([
  ['БАНАНИ', 'Банани - 1 кг'],
  ['БАНАНИ 1 БР', 'Банани - 1 кг'],
  ['БАНАНИ', 'Банани'],
])('of %s and %s a kilogram is only assumed, which is no reason', (one, other) => {
  expect(reasonsFor(one, other, bananas)).toEqual(['words'])
})

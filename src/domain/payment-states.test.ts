import { expect, it } from 'vitest'
import { moneyMethods } from './order-states'
import { possibleWays, unofferedWays } from './payment-states'

it.each([
  ['no method of delivery', [], []],
  ['a carrier that takes no money', [false], ['card']],
  ['one of several that takes it', [false, true], ['card', 'cash-on-delivery']],
])('with %s goods are paid in ways that are possible', (_, carriers, ways) => {
  const methods = carriers.map((cashOnDelivery) => ({ cashOnDelivery }))
  expect(possibleWays(['card', 'cash-on-delivery'], methods)).toEqual(ways)
})

it.each([
  ['a shop that has all', {}, []],
  ['no keys of the provider', { hasCardKeys: false }, ['card']],
  ['no IBAN', { iban: '' }, ['bank-transfer']],
  ['no carrier that takes money', { cashOnDelivery: false }, ['cash-on-delivery']],
])('with %s the chosen ways that nobody is offered are %j: %j', (_, lack, ways) => {
  const shop = { hasCardKeys: true, iban: 'BG80BNBG96611020345678', cashOnDelivery: true, ...lack }
  expect(unofferedWays([...moneyMethods], shop)).toEqual(ways)
  expect(unofferedWays([], shop)).toEqual([])
})

import { expect, it } from 'vitest'
import { possibleWays } from './payment-states'

it.each([
  ['no method of delivery', [], []],
  ['a carrier that takes no money', [false], ['card']],
  ['one of several that takes it', [false, true], ['card', 'cash-on-delivery']],
])('with %s goods are paid in ways that are possible', (_, carriers, ways) => {
  const methods = carriers.map((cashOnDelivery) => ({ cashOnDelivery }))
  expect(possibleWays(['card', 'cash-on-delivery'], methods)).toEqual(ways)
})

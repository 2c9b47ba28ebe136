import { expect, it } from 'vitest'
import { offerDetails, saysSize } from './offer-details'

it.each([
  ['Кисело мляко', 'Верея', '400 г', 'Верея, 400 г'],
  ['Кисело мляко Верея', 'ВЕРЕЯ', '400 г', '400 г'],
  ['Кафе Lavazza Оро', 'Лаваца', null, ''],
  ['Фасул', 'Fa', null, 'Fa'],
  ['Банани 1 кг', null, '1 kg', ''],
  ['Банани 1 кг', null, '1000 г', ''],
  ['Банани 1 кг', null, '2 кг', '2 кг'],
  ['Банани', null, 'на кг', 'на кг'],
  ['Банани', null, null, ''],
])('%s of %s in %s is told beside it as “%s”', (title, brand, packSize, details) => {
  expect(offerDetails({ title, brand, packSize })).toBe(details)
})

it('finds a size in a title also where the database has it rounded', () => {
  expect(saysSize('Milka 87,5 г', { unit: 'kg', amount: 88 })).toBe(true)
  expect(saysSize('Milka 87,5 г', { unit: 'kg', amount: 90 })).toBe(false)
  expect(saysSize('Milka', { unit: 'kg', amount: 88 })).toBe(false)
})

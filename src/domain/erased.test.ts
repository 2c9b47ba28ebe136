import { expect, it } from 'vitest'
import { addressLines, erased } from './erased'

it('is written line by line, as far as it is known', () => {
  const address = { street: 'ул. „Шипка“ 6', street2: null, postcode: '1000', city: 'София' }
  expect(addressLines(address)).toEqual(['ул. „Шипка“ 6', '1000 София'])
  expect(addressLines({ ...address, street2: 'вх. Б' })).toEqual(['ул. „Шипка“ 6', 'вх. Б', '1000 София'])
  expect(addressLines({ street: erased, street2: '', postcode: erased, city: erased })).toEqual([])
})

import { expect, it } from 'vitest'
import { packSize } from './pack-size'
import { isSamePack, storedOrSaid, wholePack } from './stored-pack'

it('is kept in whole numbers where that is nearly the same', () => {
  expect(wholePack(packSize('Milka 87,5 г'))).toEqual({ unit: 'kg', amount: 88 })
  expect(wholePack(packSize('Лак 2,5 мл'))).toBeNull()
  expect(wholePack(null)).toBeNull()
})

it('is read from the name where it cannot be kept, and only there', () => {
  expect(storedOrSaid(null, packSize('Nescafe 17,5 г'))).toEqual({ unit: 'kg', amount: 17.5 })
  expect(storedOrSaid(null, packSize('Milka 87,5 г'))).toBeNull()
  expect(storedOrSaid(null, packSize('Сирене 400 г'))).toBeNull()
  expect(storedOrSaid({ unit: 'kg', amount: 20 }, packSize('Nescafe 17,5 г'))).toEqual({ unit: 'kg', amount: 20 })
  expect(storedOrSaid({ unit: 'kg', amount: 88 }, packSize('Milka 87,5 г'))).toEqual({ unit: 'kg', amount: 87.5 })
  expect(storedOrSaid({ unit: 'kg', amount: 88 }, null)).toEqual({ unit: 'kg', amount: 88 })
})

it('is one with the size that it is kept as', () => {
  expect(isSamePack({ unit: 'kg', amount: 87.5 }, { unit: 'kg', amount: 88 })).toBe(true)
  expect(isSamePack({ unit: 'kg', amount: 17.5 }, { unit: 'kg', amount: 18 })).toBe(false)
  expect(isSamePack({ unit: 'kg', amount: 500 }, { unit: 'l', amount: 500 })).toBe(false)
})

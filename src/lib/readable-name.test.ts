import { expect, it } from 'vitest'
import { readableBrand, readablePlace } from './readable-name'

it('writes places and brands in the letters of the visitor, and says in which language they are', () => {
  expect(readablePlace('Велико Търново', 'de')).toEqual({ text: 'Veliko Tarnovo', lang: 'de' })
  expect(readablePlace('Велико Търново', 'ru')).toEqual({ text: 'Велико Търново', lang: 'bg' })
  expect(readablePlace('Велико Търново', 'bg')).toEqual({ text: 'Велико Търново', lang: 'bg' })
  expect(readableBrand('Лаваца', 'en')).toEqual({ text: 'Lavazza', lang: 'en' })
  expect(readableBrand('Боженци', 'de')).toEqual({ text: 'Bozhentsi', lang: 'de' })
  expect(readableBrand('Боженци', 'ru')).toEqual({ text: 'Боженци', lang: 'bg' })
  expect(readableBrand('Barilla', 'bg')).toEqual({ text: 'Barilla', lang: 'bg' })
})

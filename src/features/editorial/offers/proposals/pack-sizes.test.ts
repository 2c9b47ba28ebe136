import { expect, it } from 'vitest'
import { sizesIn } from './pack-sizes'

it('offers an area as a size too, which is read as none by itself', () => {
  expect(sizesIn('Пакет 2,22 м²')).toEqual(['2,22 м²'])
  expect(sizesIn('Ролка 50м2, 10 кг')).toEqual(['10 кг', '50 м2'])
  expect(sizesIn('до 12 м/с, клас С2')).toEqual([])
})

import { expect, it } from 'vitest'
import { storedTown, townIn } from './town'

const varna = { slug: 'varna', name: 'Варна', latin: 'Varna' }

it('a stored town is read as it was chosen', () => {
  expect(storedTown(varna)).toBe('varna|Варна|Varna')
  expect(townIn(storedTown(varna))).toEqual(varna)
  const long = { slug: 'veliko-tarnovo', name: 'Велико Търново', latin: 'Veliko Tarnovo' }
  expect(townIn(storedTown(long))).toEqual(long)
})

it.each(['', 'varna', 'varna|Варна', 'varna||', '"]{}|Варна|Varna', 'varna"] *|Варна|Varna', 'a|b|c|d'])(
  'nothing else is a town: %j',
  (stored) => {
    expect(townIn(stored)).toBeNull()
  },
)

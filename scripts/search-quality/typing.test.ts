import { expect, it } from 'vitest'
import { editDistance } from '@/domain/edit-distance'
import { randomFrom } from '../../seed/drawing/brochures/random'
import { mistyped } from './typing'

const words = ['мляко', 'шоколад', 'кашкавал', 'toothpaste', 'lavazza', 'спагети']

it.each([1, 2] as const)('makes %s errors, the same for the same seed', (errors) => {
  for (const word of words) {
    for (let seed = 0; seed < 50; seed++) {
      const typed = mistyped(word, errors, randomFrom(seed))
      if (typed === null) continue
      expect(typed).toBe(mistyped(word, errors, randomFrom(seed)))
      const distance = editDistance(word, typed, 9)
      expect(distance, `${word} ${typed}`).toBeLessThanOrEqual(errors)
      expect(distance, `${word} ${typed}`).toBeGreaterThan(0)
    }
  }
})

it('makes none in a word that is too short for them', () => {
  expect(mistyped('ром', 1, randomFrom(1))).toBeNull()
  expect(mistyped('месо', 2, randomFrom(1))).toBeNull()
})

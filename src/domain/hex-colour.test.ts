import { expect, it } from 'vitest'
import { readableOn } from './hex-colour'

it.each([
  ['#ffffff', 'dark'],
  ['#ffd400', 'dark'],
  ['#8fd14f', 'dark'],
  ['#000000', 'light'],
  ['#c8102e', 'light'],
  ['#00529b', 'light'],
  ['#0f5132', 'light'],
] as const)('on %s the letters are %s', (colour, letters) => {
  expect(readableOn(colour)).toBe(letters)
})

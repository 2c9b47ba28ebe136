import { describe, expect, it } from 'vitest'
import { choiceIn, firstChoice, searchOf, withColour } from './choice'

const variant = (id: string, colour: string, size: string, inStock = true) => ({ id, colour, size, inStock })

const variants = [
  variant('a', 'red', 'S', false),
  variant('b', 'red', 'M', false),
  variant('c', 'blue', 'S'),
  variant('d', 'blue', 'M', false),
  variant('e', 'green', 'one size'),
]

describe('before anybody chooses', () => {
  it('a colour of which something is there, and no size', () => {
    expect(firstChoice(variants)).toEqual({ colour: 'blue', variant: null })
  })

  it('the first colour where everything is sold out', () => {
    expect(firstChoice(variants.slice(0, 2))).toEqual({ colour: 'red', variant: null })
  })

  it('the size too where there is only one', () => {
    expect(firstChoice(variants.slice(4))).toEqual({ colour: 'green', variant: 'e' })
  })

  it('nothing of a product without variants', () => {
    expect(firstChoice([])).toEqual({ colour: null, variant: null })
  })
})

it.each([
  ['?color=red&size=M', { colour: 'red', variant: 'b' }],
  ['?size=S', { colour: 'blue', variant: 'c' }],
  ['?color=blue&size=XXL', { colour: 'blue', variant: null }],
  ['?color=green', { colour: 'green', variant: 'e' }],
  ['?color=pink&size=S', { colour: 'blue', variant: 'c' }],
  ['', { colour: 'blue', variant: null }],
])('an address with %s chooses', (search, choice) => {
  expect(choiceIn(search, variants)).toEqual(choice)
})

it('another colour keeps the size where it comes in it, sold out or not', () => {
  expect(withColour({ colour: 'blue', variant: 'd' }, 'red', variants)).toEqual({ colour: 'red', variant: 'b' })
  expect(withColour({ colour: 'blue', variant: null }, 'red', variants)).toEqual({ colour: 'red', variant: null })
  expect(withColour({ colour: 'red', variant: 'a' }, 'green', variants)).toEqual({ colour: 'green', variant: 'e' })
})

it('the address of a choice leads back to it, and keeps what else it says', () => {
  const choice = { colour: 'red', variant: 'b' }
  const search = searchOf(choice, variants, '?utm=x&size=S')
  expect(search).toBe('?utm=x&size=M&color=red')
  expect(choiceIn(search, variants)).toEqual(choice)
  expect(searchOf({ colour: 'red', variant: null }, variants, search)).toBe('?utm=x&color=red')
  expect(searchOf({ colour: null, variant: null }, [], '')).toBe('')
})

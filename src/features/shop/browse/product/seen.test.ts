import { expect, it } from 'vitest'
import { addSeen, seenProducts } from './seen'

function storeWith(text: string | null = null) {
  let stored = text
  return {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      stored = value
    },
  }
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

it('remembers the latest first, each once, and no more than are shown beside the current one', () => {
  const store = storeWith()
  for (let number = 1; number <= 12; number += 1) addSeen(store, id(number))
  addSeen(store, id(10))
  expect(seenProducts(store).slice(0, 3)).toEqual([id(10), id(12), id(11)])
  expect(seenProducts(store)).toHaveLength(9)
})

it.each(['no JSON', '{"a":1}', '[1,null,"x"]'])('takes what it cannot read for nothing: %s', (text) => {
  const store = storeWith(text)
  expect(seenProducts(store)).toEqual([])
  addSeen(store, id(1))
  expect(seenProducts(store)).toEqual([id(1)])
})

it('does without a store that refuses', () => {
  const refuses = () => {
    throw new Error('forbidden')
  }
  expect(seenProducts({ getItem: refuses, setItem: refuses })).toEqual([])
  expect(() => addSeen({ getItem: refuses, setItem: refuses }, id(1))).not.toThrow()
})

import { expect, it } from 'vitest'
import { remembered } from './remembered'

it('reads a text once, and all of them again beyond the bound', () => {
  const read: string[] = []
  const lengthOf = remembered(2, (text) => {
    read.push(text)
    return text.length > 1 ? text.length : null
  })
  expect([lengthOf('ab'), lengthOf('c'), lengthOf('ab'), lengthOf('c')]).toEqual([2, null, 2, null])
  expect(read).toEqual(['ab', 'c'])
  lengthOf('def')
  lengthOf('ab')
  expect(read).toEqual(['ab', 'c', 'def', 'ab'])
})

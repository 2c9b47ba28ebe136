import { expect, it } from 'vitest'
import { remembered, rememberedBy } from './remembered'

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

it('remembers an answer by what it depends on', () => {
  let read = 0
  const sizeOf = rememberedBy(
    2,
    ({ title }: { title: string; shelf: number }) => title,
    () => ++read,
  )
  expect([
    sizeOf({ title: 'a', shelf: 1 }),
    sizeOf({ title: 'a', shelf: 2 }),
    sizeOf({ title: 'b', shelf: 1 }),
  ]).toEqual([1, 1, 2])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { comparedSlugs, toggleCompared } from './compare-store'

const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
const values = new Map<string, string>()
const storage = (setItem: (key: string, value: string) => void) => ({
  ...{ configurable: true },
  value: {
    getItem: (key: string) => values.get(key) ?? null,
    setItem,
    removeItem: (key: string) => values.delete(key),
  },
})

beforeEach(() => {
  values.clear()
  vi.stubGlobal('dispatchEvent', () => true)
  Object.defineProperty(
    globalThis,
    'localStorage',
    storage((key, value) => values.set(key, value)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

it('a product is compared, and again not', () => {
  expect(toggleCompared('coat')).toBeNull()
  expect(toggleCompared('hat')).toBeNull()
  expect(comparedSlugs()).toEqual(['coat', 'hat'])
  expect(toggleCompared('coat')).toBeNull()
  expect(comparedSlugs()).toEqual(['hat'])
})

it('a product too many is asked about by the comparison page', () => {
  for (const slug of ['a', 'b', 'c', 'd']) expect(toggleCompared(slug)).toBeNull()
  expect(toggleCompared('e')).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(comparedSlugs()).toEqual(['a', 'b', 'c', 'd'])
})

it('where the browser stores nothing, the address of the comparison page holds the product', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  Object.defineProperty(globalThis, 'localStorage', storage(refuse))
  expect(toggleCompared('coat')).toEqual(['coat'])
})

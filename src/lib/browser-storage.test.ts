import { globSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { readStored, removeStored, storedKeys, writeStored } from './browser-storage'

const usual = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')

/** A browser that forbids storage throws already where the name is read. */
function forbidStorage() {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError')
    },
  })
}

function fillStorage() {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const value = { getItem: () => 'old', setItem: refuse, removeItem: () => undefined }
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value })
}

afterEach(() => {
  if (usual) Object.defineProperty(globalThis, 'localStorage', usual)
  else Reflect.deleteProperty(globalThis, 'localStorage')
})

describe('a browser that forbids storage', () => {
  it('has nothing stored, and takes nothing, without an error', () => {
    forbidStorage()
    expect(readStored('a')).toBeNull()
    expect(writeStored('a', '1')).toBe(false)
    expect(() => removeStored('a')).not.toThrow()
    expect(storedKeys()).toEqual([])
  })
})

describe('a full storage', () => {
  it('says that it has not taken a value, and keeps the old one', () => {
    fillStorage()
    expect(writeStored('a', '1')).toBe(false)
    expect(readStored('a')).toBe('old')
  })
})

/** Each of them catches by itself: inline scripts, a test's store in place of the browser's, and the list of all entries. */
const guarded = [
  'src/domain/head-scripts.ts',
  'src/features/brochures/viewer/lib/resume.ts',
  'src/features/shop/browse/product/client/recently-seen.tsx',
  'src/features/site/privacy/client/stored.ts',
  'src/lib/browser-storage.ts',
]

it('no other code touches the storage, which would fail the whole page', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const touching = files.filter((file) =>
    /\b(?:localStorage|sessionStorage|indexedDB)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(touching.sort()).toEqual(guarded)
})

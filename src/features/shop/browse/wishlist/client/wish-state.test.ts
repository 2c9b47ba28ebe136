import { afterEach, expect, it, vi } from 'vitest'
import { wishesCookie, wishKey } from '../wish-cookies'
import { saidHere } from './wish-state'

const product = '7a1f6f52-8f0e-4f7c-9d59-0a1b2c3d4e5f'
const added = { said: 'Saved', unkept: 'No cookies', open: { label: 'Open', href: '/shop-wishlist' } }

afterEach(() => vi.unstubAllGlobals())

it('says that a wish is saved where the browser has kept it', () => {
  vi.stubGlobal('document', { cookie: `a=b; ${wishesCookie}=${wishKey(product)}.guest` })
  expect(saidHere(added, product)).toBe(added)
})

it('says why a wish is not saved where the browser refuses cookies', () => {
  vi.stubGlobal('document', { cookie: '' })
  expect(saidHere(added, product)).toEqual({ said: 'No cookies' })
  expect(saidHere({ said: 'Removed' }, product)).toEqual({ said: 'Removed' })
})

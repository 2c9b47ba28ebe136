import { expect, it } from 'vitest'
import { requireAll } from './transaction'

it('what has failed of several documents fails for all of them', () => {
  const errors = [{ message: 'is in use' }]
  expect(() => requireAll({ docs: ['one'], errors }, 'redirects')).toThrow('redirects: is in use')
  expect(requireAll({ docs: ['one'], errors: [] }, 'redirects').docs).toEqual(['one'])
})

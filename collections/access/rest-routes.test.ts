import { expect, it } from 'vitest'
import { isClosed, isOpenTo } from './rest-routes'

const route = (slug: string, method: 'get' | 'post' | 'patch', path: string) => ({ slug, method, path })

it('lets a customer read what may be the own, and write nothing', () => {
  expect(isOpenTo('customer', route('orders', 'get', '/'))).toBe(true)
  expect(isOpenTo('customer', route('customer-files', 'get', '/file/:filename'))).toBe(true)
  expect(isOpenTo('customer', route('orders', 'get', '/count'))).toBe(false)
  expect(isOpenTo('customer', route('customers', 'patch', '/:id'))).toBe(false)
  expect(isOpenTo('customer', route('offers', 'get', '/'))).toBe(false)
})

it('lets someone who owes a second factor set it up', () => {
  expect(isOpenTo('beginner', route('users', 'post', '/second-factor/begin'))).toBe(true)
  expect(isOpenTo('beginner', route('brochures', 'get', '/'))).toBe(false)
})

it('opens to visitors the staff sign-in alone', () => {
  expect(isOpenTo('visitor', route('users', 'post', '/login'))).toBe(true)
  expect(isOpenTo('visitor', route('users', 'get', '/'))).toBe(false)
  expect(isOpenTo('visitor', route('reviews', 'get', '/'))).toBe(false)
})

it('closes what hands a customer a session', () => {
  expect(isClosed('customers', '/refresh-token')).toBe(true)
  expect(isClosed('users', '/refresh-token')).toBe(false)
})

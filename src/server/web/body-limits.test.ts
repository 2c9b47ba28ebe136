import { expect, it } from 'vitest'
import { isExpectedType } from './body-limits'

const json = 'application/json'
const typed = 'application/x-www-form-urlencoded'
const form = 'multipart/form-data; boundary=x'

it.each([
  ['/api/auth/login', json],
  ['/api/lists/sync', 'Application/JSON; charset=utf-8'],
  ['/api/newsletter/link', typed],
  ['/api/newsletter/link', form],
  ['/api/follows/end', typed],
  ['/api/shop/vouchers/print', typed],
  ['/api/shop/wishes', typed],
  ['/api/shop/wishlist-mails', form],
  ['/api/account/picture', form],
  ['/api/shop/review-pictures', form],
  ['/api/cms/media', form],
  ['/api/cms/brochures', typed],
  ['/api/cms/users/login', json],
  ['/api/cms/redirects/csv', 'text/csv'],
  ['/login', form],
  ['/admin', 'text/plain;charset=UTF-8'],
  ['/apis', 'text/plain'],
])('%s takes %s', (path, type) => {
  expect(isExpectedType(path, type)).toBe(true)
})

it.each([
  ['/api/auth/login', undefined],
  ['/api/auth/login', 'text/plain'],
  ['/api/auth/login', typed],
  ['/%61pi/auth/login', 'text/plain'],
  ['/api/lists/sync', form],
  ['/api/lists/sync', 'application/xml'],
  ['/api/auth/session', typed],
  ['/api/newsletter/link', json],
  ['/api/account/picture', json],
  ['/api/shop/review-pictures', json],
  ['/api/cms/users/login', 'text/plain'],
  ['/api/cms/media', undefined],
])('%s refuses %s', (path, type) => {
  expect(isExpectedType(path, type)).toBe(false)
})

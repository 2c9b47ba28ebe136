import { afterEach, expect, it } from 'vitest'
import { bulkAddress, rememberChosen } from './bulk-request'

const page = 'http://localhost:3000/admin/collections/posts?limit=5&where[or][0][and][0][title][like]=сирене&search=x'
const hide = '/api/cms/posts?locale=bg&where[and][0][_status][not_equals]=draft'
const sent = (address: string, method: string) =>
  Object.fromEntries(new URL(bulkAddress(address, method, page), page).searchParams)

afterEach(() => rememberChosen(null))

it('gives a change of all chosen documents the filter of the list and the number that was named', () => {
  rememberChosen(25)
  expect(sent(hide, 'PATCH')).toEqual({
    locale: 'bg',
    'where[and][0][and][0][_status][not_equals]': 'draft',
    'where[and][1][or][0][and][0][title][like]': 'сирене',
    expected: '25',
  })
  expect(sent('/api/cms/posts?where[id][not_equals]=', 'delete')).toMatchObject({
    'where[and][0][id][not_equals]': '',
    'where[and][1][or][0][and][0][title][like]': 'сирене',
  })
})

it.each([
  ['/api/cms/posts/1?locale=bg', 'PATCH'],
  ['/api/cms/posts', 'POST'],
  ['/api/cms/posts?limit=5', 'GET'],
])('leaves %s by %s as it is', (address, method) => {
  rememberChosen(25)
  expect(bulkAddress(address, method, page)).toBe(address)
})

it('leaves a change of documents that were ticked as it is', () => {
  expect(bulkAddress(hide, 'PATCH', page)).toBe(hide)
})

import { expect, it } from 'vitest'
import { visitorAddress, writeVisitorAddress } from './web-server'

it.each([
  ['nobody is trusted', '198.51.100.7', undefined, 0, '198.51.100.7'],
  ['a client names another address', '198.51.100.7', '10.0.0.1', 0, '198.51.100.7'],
  ['a client names many', '198.51.100.7', '10.0.0.1, 10.0.0.2', 0, '198.51.100.7'],
  ['our proxy appends the visitor', '10.0.0.9', '198.51.100.7', 1, '198.51.100.7'],
  ['a client names another before our proxy', '10.0.0.9', '1.2.3.4, 198.51.100.7', 1, '198.51.100.7'],
  ['two proxies append', '10.0.0.9', '1.2.3.4, 198.51.100.7, 10.0.0.8', 2, '198.51.100.7'],
  ['the list is shorter than it should be', '10.0.0.9', undefined, 2, '10.0.0.9'],
  ['the list has empty entries', '10.0.0.9', ' , 198.51.100.7', 1, '198.51.100.7'],
  ['a socket of both families', '::ffff:198.51.100.7', undefined, 0, '198.51.100.7'],
  ['IPv6', '2001:db8::1', undefined, 0, '2001:db8::1'],
])('%s', (_, socket, forwarded, trusted, address) => {
  expect(visitorAddress(socket, forwarded, trusted)).toBe(address)
})

it('leaves nothing that a client says of itself in the headers', () => {
  const headers = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    'cf-ipcountry': 'BG',
    accept: '*/*',
  }
  writeVisitorAddress(headers, '198.51.100.7', 0)
  expect(headers).toEqual({ 'x-forwarded-for': '198.51.100.7', accept: '*/*' })
})

it('keeps what a trusted proxy says besides', () => {
  const headers = { 'x-forwarded-for': '1.2.3.4, 198.51.100.7', 'x-forwarded-proto': 'https' }
  writeVisitorAddress(headers, '10.0.0.9', 1)
  expect(headers).toEqual({ 'x-forwarded-for': '198.51.100.7', 'x-forwarded-proto': 'https' })
})

import { expect, it } from 'vitest'
import { clientNetwork, clientSite, roughPlace } from './client-network'

const place = (headers: Record<string, string>) => roughPlace(new Headers(headers))

it('tells as much of an address as a person recognizes, and whose it is to nobody', () => {
  expect(place({ 'x-forwarded-for': '1.2.3.4, 212.39.80.7' })).toBe('212.39.x.x')
  expect(place({ 'x-forwarded-for': '::ffff:212.39.80.7' })).toBe('212.39.x.x')
  expect(place({ 'x-forwarded-for': '2a01:5a8:1:2::3' })).toBe('2a01:5a8:x')
  expect(place({ 'x-forwarded-for': '212.39.80.7', 'cf-ipcountry': 'BG' })).toBe('BG, 212.39.x.x')
})

it('is empty for this very machine and for an address that nobody has told', () => {
  for (const address of ['::1', '127.0.0.1', '::ffff:127.0.0.1']) expect(place({ 'x-forwarded-for': address })).toBe('')
  expect(place({})).toBe('')
})

it.each([
  ['1.2.3.4, 212.39.80.7', '212.39.80.7'],
  ['2a01:5a8:1:2:3:4:5:6', '2a01:5a8:1:2'],
  ['2a01:5a8:1:2::9', '2a01:5a8:1:2'],
  ['2a01:5a8::9', '2a01:5a8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:212.39.80.7', '::ffff:212.39.80.7'],
])('takes %s for the network %s', (given, network) => {
  const headers = new Headers({ 'x-forwarded-for': given })
  expect(clientNetwork(headers)).toBe(network)
  expect(clientSite(headers)).toBe(given.includes('.') ? network : network.replace(/:[^:]*$/, ''))
})

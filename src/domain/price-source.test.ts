import { expect, it } from 'vitest'
import { addressOfDay, dayOfName, isDayPattern, isPriceSource } from './price-source'

const origins = ['https://kolkostruva.bg']

it.each([
  ['2026-05-13.zip', '2026-05-13'],
  ['https://kolkostruva.bg/opendata_files/2026-05-13.zip', '2026-05-13'],
  ['/data/2025-01-01/2026-05-13', '2026-05-13'],
  ['2026-02-30.zip', null],
  ['prices.zip', null],
])('the day of %s', (name, day) => expect(dayOfName(name)).toBe(day))

it.each([
  ['https://kolkostruva.bg/opendata_files/2026-05-13.zip', true],
  ['http://kolkostruva.bg/opendata_files/2026-05-13.zip', false],
  ['https://kolkostruva.bg.example.com/2026-05-13.zip', false],
  ['https://kolkostruva.bg@10.0.0.1/2026-05-13.zip', false],
  ['file:///etc/passwd', false],
  ['2026-05-13.zip', false],
])('%s is a source: %s', (address, is) => expect(isPriceSource(address, origins)).toBe(is))

it.each([
  ['https://kolkostruva.bg/opendata_files/{date}.zip', true],
  ['https://kolkostruva.bg/{date}/prices-{date}.zip', true],
  ['https://kolkostruva.bg/opendata_files/today.zip', false],
  ['https://{date}.kolkostruva.bg/prices.zip', false],
  ['https://10.0.0.1/{date}.zip', false],
  ['{date}.zip', false],
])('%s is the pattern of an address: %s', (pattern, is) => expect(isDayPattern(pattern, origins)).toBe(is))

it('the address of a day has the day wherever the pattern has a date', () => {
  const pattern = 'https://kolkostruva.bg/{date}/prices-{date}.zip'
  expect(addressOfDay(pattern, '2026-05-13')).toBe('https://kolkostruva.bg/2026-05-13/prices-2026-05-13.zip')
})

import { expect, it } from 'vitest'
import { dayOfName, isPriceSource } from './price-source'

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
])('%s is a source: %s', (address, is) => expect(isPriceSource(address)).toBe(is))

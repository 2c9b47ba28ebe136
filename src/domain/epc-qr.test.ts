import { expect, it } from 'vitest'
import { epcText } from './epc-qr'

it('says what a banking app needs, one field a line', () => {
  const transfer = {
    name: 'Лист ООД',
    iban: 'BG80 BNBG 9661 1020 3456 78',
    bic: 'BNBGBGSD',
    cents: 2405,
    reference: 'L-261125-7KQ2MD',
  }
  expect(epcText(transfer).split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'BNBGBGSD',
    'Лист ООД',
    'BG80BNBG96611020345678',
    'EUR24.05',
    '',
    '',
    'L-261125-7KQ2MD',
  ])
})

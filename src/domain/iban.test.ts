import { expect, it } from 'vitest'
import { isIban } from './iban'

it.each(['BG80BNBG96611020345678', 'DE89370400440532013000', 'GB82WEST12345698765432', 'bg80 bnbg 9661 1020 3456 78'])(
  'accepts %s',
  (text) => {
    expect(isIban(text)).toBe(true)
  },
)

it.each(['BG80BNBG96611020345687', 'BG81BNBG96611020345678', 'BG80', 'сметка'])('refuses %j', (text) => {
  expect(isIban(text)).toBe(false)
})

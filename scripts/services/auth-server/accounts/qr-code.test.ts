import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code'

// A reader (jsQR 1.4) was shown these pictures and read the text; a picture that changes has to be shown to one again.
it('draws what readers read', () => {
  const address = 'otpauth://totp/Broshura:customer%40d.example?algorithm=SHA1&digits=6&secret=GEZDGNBVGY3TQOJQ'
  expect([address, 'я'.repeat(135)].map((text) => createHash('sha256').update(qrCode(text)).digest('hex'))).toEqual([
    '7aaf433ad7ea26047fa2e2a87ed9bc04cbe8e7664a81261d84e4e24e0a476776',
    '07d7852964c62da447dce4f71fe5afae637a410a3fe3bf5cb0b965b414f1f55c',
  ])
})

it('refuses a text that does not fit', () => {
  expect(() => qrCode('я'.repeat(136))).toThrow('272 bytes')
})

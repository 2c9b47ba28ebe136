import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const period = 30

export function newSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % 32]).join('')
}

export function totpAddress(secret: string, account: string, issuer: string): string {
  const values = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: String(period), secret })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${values}`
}

/** RFC 6238; a clock may be one period off. */
export function isTotp(code: string, secret: string, now: number): boolean {
  const step = Math.floor(now / 1000 / period)
  return [step - 1, step, step + 1].some((at) => {
    const expected = hotp(secret, at)
    return code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected))
  })
}

function hotp(secret: string, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const digest = createHmac('sha1', decode(secret)).update(message).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function decode(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

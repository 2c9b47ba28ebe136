import { createHmac } from 'node:crypto'

/** The code of an authenticator app for this secret at this time (RFC 6238). */
export function totp(secret: string, now: number): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  let bits = 0n
  for (const letter of secret) bits = (bits << 5n) | BigInt(alphabet.indexOf(letter))
  const key = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex')
  const step = Math.floor(now / 30_000)
  const counter = Buffer.from(step.toString(16).padStart(16, '0'), 'hex')
  const digest = createHmac('sha1', key).update(counter).digest()
  const start = (digest.at(-1) ?? 0) % 16
  const number = digest.readUInt32BE(start) % 2 ** 31
  return String(number % 10 ** 6).padStart(6, '0')
}

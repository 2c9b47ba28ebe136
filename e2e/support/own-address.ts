import { randomInt } from 'node:crypto'

/** A network address of the test's own, so that the limits of sign-in count no other test. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

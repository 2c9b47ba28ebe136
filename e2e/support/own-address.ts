import { randomInt } from 'node:crypto'

/** A network address of the test's own, so that the sign-in limits of tests are independent. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

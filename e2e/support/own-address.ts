import { randomInt } from 'node:crypto'

/** A network address for one test, so that the sign-in limits of tests are independent. */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

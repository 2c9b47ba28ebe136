import { expect, it } from 'vitest'
import { primaryPosition, replicaState, standingOf, walPosition } from './positions'

const required = primaryPosition.parse({ position: '1/A0', system: '7', timeline: 1, database: 'broshura' })
const seenAt = (position: string | null, other: Record<string, unknown> = {}) =>
  replicaState.parse({ ...required, standby: true, server: 'today', position, ...other })

it.each([
  ['0/0', 0n],
  ['0/FFFFFFFF', 4_294_967_295n],
  ['1/0', 4_294_967_296n],
  ['16/b374d848', 97_500_059_720n],
  ['FFFFFFFF/FFFFFFFF', 18_446_744_073_709_551_615n],
])('reads the position %s', (text, position) => {
  expect(walPosition.parse(text)).toBe(position)
})

it.each(['', '1', '1/', '/1', '1/G', '1/123456789', '-1/2'])('takes "%s" for no position', (text) => {
  expect(walPosition.safeParse(text).success).toBe(false)
})

it.each([
  ['0/FFFFFFFF', 'behind'],
  ['1/9F', 'behind'],
  ['1/A0', 'covers'],
  // As texts, these would be compared wrongly.
  ['1/100', 'covers'],
  ['10/0', 'covers'],
])('a replica at %s %s what is required at 1/A0', (position, standing) => {
  expect(standingOf(required, seenAt(position))).toBe(standing)
})

it.each([
  ['was promoted', { standby: false }],
  ['belongs to another cluster', { system: '8' }],
  ['follows the primary before the promotion', { timeline: 2 }],
  ['is of another database', { database: 'other' }],
])('a server that %s is none of this primary, however far it is', (_, other) => {
  expect(standingOf(required, seenAt('F/0', other))).toBe('other')
})

it('a server that replays nothing, such as one that shares the disk of the primary, is none', () => {
  expect(standingOf(required, seenAt(null))).toBe('other')
})

import { expect, it } from 'vitest'
import { calmSince, explanationOf, type Failure, isWithin, type Outage, recoveryMs } from './outages'

const failed = (changes: Partial<Failure> = {}): Failure => ({
  ...{ class: 'page', method: 'GET', path: '/', answer: '503', cut: false, began: 1500, ended: 1600 },
  ...changes,
})
const outage = (part: Outage['part'], to?: number): Outage => ({ part, from: 1000, to })

it('a failure without an outage is a fault', () => {
  expect(explanationOf(failed(), [])).toBeNull()
  expect(explanationOf(failed({ began: 100, ended: 900 }), [outage('primary', 2000)])).toBeNull()
  const late = 2000 + recoveryMs + 1
  expect(explanationOf(failed({ began: late, ended: late }), [outage('primary', 2000)])).toBeNull()
})

it('the primary and the only way to it explain everything while they are away', () => {
  for (const part of ['primary', 'pgbouncer'] as const) {
    expect(explanationOf(failed(), [outage(part)])).toBe(part)
    expect(explanationOf(failed({ class: 'shop', method: 'POST' }), [outage(part, 1550)])).toBe(part)
  }
})

it('no outage explains that something is not there', () => {
  expect(explanationOf(failed({ answer: '404' }), [outage('primary'), outage('s3')])).toBeNull()
})

it('the replica and a worker explain nothing', () => {
  for (const part of ['replica', 'worker'] as const) expect(explanationOf(failed(), [outage(part)])).toBeNull()
})

it('the store of files explains what needs a file', () => {
  expect(explanationOf(failed(), [outage('s3')])).toBeNull()
  expect(explanationOf(failed({ class: 'files' }), [outage('s3')])).toBe('s3')
  expect(explanationOf(failed({ class: 'cms', method: 'POST' }), [outage('s3')])).toBe('s3')
  expect(explanationOf(failed({ class: 'cms', method: 'PATCH' }), [outage('s3')])).toBeNull()
})

it.each(['web', 'varnish'] as const)(
  'a killed %s explains only what it was doing and cannot be asked again',
  (part) => {
    const underWay = { began: 900, ended: 1001 }
    expect(explanationOf(failed(underWay), [outage(part)])).toBeNull()
    expect(explanationOf(failed({ ...underWay, cut: true }), [outage(part)])).toBe(part)
    const closed = 'SocketError: other side closed'
    expect(explanationOf(failed({ ...underWay, answer: closed }), [outage(part)])).toBe(part)
    expect(explanationOf(failed({ answer: closed }), [outage(part)])).toBeNull()
    expect(explanationOf(failed({ ...underWay, method: 'POST' }), [outage(part)])).toBe(part)
    expect(explanationOf(failed({ method: 'POST' }), [outage(part)])).toBeNull()
    const dying = { ...outage(part), gone: 1100 }
    expect(explanationOf(failed({ method: 'POST', began: 1100, ended: 1200 }), [dying])).toBe(part)
    expect(explanationOf(failed({ method: 'POST', began: 1101, ended: 1200 }), [dying])).toBeNull()
    expect(explanationOf(failed({ began: 1100, ended: 1200 }), [dying])).toBeNull()
  },
)

it('it is calm once the last part answers', () => {
  expect(calmSince([])).toBe(0)
  expect(calmSince([outage('web', 5000), outage('s3', 4000)])).toBe(5000)
  expect(calmSince([outage('web', 5000), outage('s3')])).toBe(Number.POSITIVE_INFINITY)
})

it('knows which part was away at a moment', () => {
  const outages = [outage('primary', 2000), outage('s3', 1500)]
  expect(isWithin(1500, outages, ['primary'])).toBe(true)
  expect(isWithin(1500, outages, ['web'])).toBe(false)
  expect(isWithin(1500, outages)).toBe(true)
  expect([isWithin(999, outages), isWithin(2001 + recoveryMs, outages)]).toEqual([false, false])
})

import { describe, expect, it } from 'vitest'
import {
  copiesToLeave,
  currentCopies,
  isOutlived,
  type KeptCopy,
  keptLimit,
  keptName,
  superfluousCopies,
} from './rules'

const today = '2026-11-20'
const megabyte = 1_000_000

const copy = (id: string, given: Partial<KeptCopy> = {}): KeptCopy => ({
  id,
  version: '1',
  validTo: '2026-11-30',
  bytes: 10 * megabyte,
  keptAt: 1,
  loadedAt: 1,
  ...given,
})

const ids = (copies: readonly KeptCopy[] | null) => copies?.map(({ id, version }) => `${id}${version}`)

it('keeps a brochure through the week after its end, and not a day longer', () => {
  expect(isOutlived('2026-11-13', '2026-11-20')).toBe(false)
  expect(isOutlived('2026-11-13', '2026-11-21')).toBe(true)
  expect(isOutlived('2026-12-28', '2027-01-04')).toBe(false)
  expect(isOutlived('2026-12-28', '2027-01-05')).toBe(true)
})

it('lists the newest version of each brochure, the one kept last first', () => {
  const copies = [
    copy('a', { keptAt: 1 }),
    copy('b', { keptAt: 3 }),
    copy('a', { version: '2', keptAt: 1, loadedAt: 9 }),
    copy('c', { keptAt: 2, validTo: '2026-11-12' }),
  ]
  expect(ids(currentCopies(copies, today))).toEqual(['b1', 'a2'])
})

describe('the copies that must go', () => {
  it('are older versions and brochures that ended more than a week ago', () => {
    const copies = [copy('a'), copy('a', { version: '2', loadedAt: 2 }), copy('b', { validTo: '2026-11-12' })]
    expect(ids(superfluousCopies(copies, today))).toEqual(['a1', 'b1'])
  })

  it('are beyond 200 MB those kept longest ago, however small a newer one is', () => {
    const copies = [
      copy('old', { keptAt: 1, bytes: 5 * megabyte }),
      copy('large', { keptAt: 2, bytes: 150 * megabyte }),
      copy('new', { keptAt: 3, bytes: 50 * megabyte }),
    ]
    expect(ids(superfluousCopies(copies, today))).toEqual(['old1'])
    expect(superfluousCopies(copies.slice(1), today)).toEqual([])
  })
})

describe('room for another brochure', () => {
  const copies = [
    copy('first', { keptAt: 1, bytes: 60 * megabyte }),
    copy('second', { keptAt: 2, bytes: 60 * megabyte }),
    copy('third', { keptAt: 3, bytes: 60 * megabyte }),
  ]

  it('is there without a removal up to exactly 200 MB', () => {
    expect(copiesToLeave({ id: 'x', bytes: 20 * megabyte }, copies, today)).toEqual([])
    expect(ids(copiesToLeave({ id: 'x', bytes: 20 * megabyte + 1 }, copies, today))).toEqual(['first1'])
  })

  it('is made by those kept longest ago', () => {
    expect(ids(copiesToLeave({ id: 'x', bytes: 100 * megabyte }, copies, today))).toEqual(['second1', 'first1'])
  })

  it('counts the version that is replaced as gone', () => {
    expect(copiesToLeave({ id: 'second', bytes: 80 * megabyte }, copies, today)).toEqual([])
  })

  it('is never enough for more than the limit', () => {
    expect(copiesToLeave({ id: 'x', bytes: keptLimit + 1 }, [], today)).toBeNull()
    expect(copiesToLeave({ id: 'x', bytes: keptLimit }, [], today)).toEqual([])
  })
})

it('names a kept brochure with its edition', () => {
  expect(keptName({ title: 'Седмица 48' })).toBe('Седмица 48')
  expect(keptName({ title: 'Седмица 48', edition: 'Издание за Варна' })).toBe('Седмица 48 (Издание за Варна)')
})

import { expect, it } from 'vitest'
import { shownWithinMs, watchEdits } from './edit-watch'

const read = (began: number, ended = began + 10, calm = 0) => ({ began, ended, calm })

it('versions that only grow are right', () => {
  const watch = watchEdits('title')
  watch.told(1, 100)
  watch.seen(0, read(50))
  watch.seen(1, read(200))
  watch.seen(1, read(100 + shownWithinMs))
  expect([watch.faults, watch.reads(), watch.last()]).toEqual([[], 3, 1])
})

it('an older version after a newer one is a fault', () => {
  const watch = watchEdits('title')
  watch.seen(2, read(100))
  watch.seen(1, read(200))
  expect(watch.faults).toEqual(['title: version 1 was shown after 2'])
})

it('a read that was under way when the newer one was seen is none', () => {
  const watch = watchEdits('title')
  watch.seen(2, read(100, 150))
  watch.seen(1, read(120, 300))
  expect(watch.faults).toEqual([])
})

it('an edit that is not shown in time is a fault', () => {
  const watch = watchEdits('title')
  watch.told(1, 100)
  watch.seen(0, read(99 + shownWithinMs))
  expect(watch.faults).toEqual([])
  watch.seen(0, read(100 + shownWithinMs))
  expect(watch.faults).toHaveLength(1)
})

it('its time begins when all parts answer again', () => {
  const watch = watchEdits('title')
  watch.told(1, 100)
  watch.seen(0, read(20_000, 20_010, 20_001 - shownWithinMs))
  watch.seen(0, read(20_000, 20_010, Number.POSITIVE_INFINITY))
  expect(watch.faults).toEqual([])
  watch.seen(0, read(20_000, 20_010, 20_000 - shownWithinMs))
  expect(watch.faults).toHaveLength(1)
})

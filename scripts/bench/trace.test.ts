import { expect, it } from 'vitest'
import { mainThreadOf, type TraceEvent } from './trace'

const page = { pid: 7, tid: 1 }
const main: TraceEvent = { name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' }, ...page }
/** `from` and `length` are milliseconds; a trace has microseconds. */
const event = (name: string, from: number, length: number, more: Partial<TraceEvent> = {}): TraceEvent => {
  return { name, ph: 'X', ts: from * 1000, dur: length * 1000, tdur: length * 1000, ...page, ...more }
}

it('counts each millisecond once, to what is innermost', () => {
  const events = [
    main,
    event('RunTask', 0, 120),
    event('EvaluateScript', 10, 100),
    event('v8.compile', 10, 5),
    event('Layout', 50, 30),
    event('RunTask', 200, 40),
    event('UpdateLayoutTree', 210, 20),
  ]
  expect(mainThreadOf(events, page.pid, 1)).toEqual({ script: 65, styleAndLayout: 50, longest: 120, blocking: 70 })
})

it('counts for a slower processor neither other threads and pages nor the waiting for one', () => {
  const events = [
    main,
    event('RunTask', 0, 90, { tdur: 60_000 }),
    event('FunctionCall', 0, 90, { tdur: 60_000 }),
    event('RunTask', 0, 500, { tid: 2 }),
    event('FunctionCall', 0, 500, { pid: 8 }),
  ]
  expect(mainThreadOf(events, page.pid, 2)).toEqual({ script: 120, styleAndLayout: 0, longest: 120, blocking: 70 })
})

import { z } from 'zod'

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number(),
  dur: z.number().optional(),
  /** Processor time of the thread within the event, in microseconds. */
  tdur: z.number().optional(),
  args: z.looseObject({ data: z.looseObject({}).optional() }).optional(),
})
export const traceEvents = z.array(event)
export type TraceEvent = z.infer<typeof event>

export interface MainThread {
  /** Milliseconds of processor time, without nested events of other groups. */
  script: number
  styleAndLayout: number
  /** Milliseconds: the longest task, and the sum of what tasks take beyond 50 ms each. */
  longest: number
  blocking: number
}

type Group = 'script' | 'styleAndLayout' | 'other'

/** The event names of Lighthouse's groups; an event in none of them counts for the event that contains it. */
const groups: Record<Group, string[]> = {
  script: [
    'EventDispatch',
    'EvaluateScript',
    'v8.evaluateModule',
    'FunctionCall',
    'TimerFire',
    'FireIdleCallback',
    'FireAnimationFrame',
    'RunMicrotasks',
    'V8.Execute',
  ],
  styleAndLayout: ['ScheduleStyleRecalculation', 'UpdateLayoutTree', 'InvalidateLayout', 'Layout'],
  other: [
    ...['ParseHTML', 'ParseAuthorStyleSheet', 'v8.compile', 'v8.compileModule', 'MinorGC', 'MajorGC'],
    ...['HitTest', 'PrePaint', 'Paint', 'PaintImage', 'UpdateLayer', 'UpdateLayerTree', 'CompositeLayers', 'Layerize'],
  ],
}
const groupOf = new Map(
  (['script', 'styleAndLayout', 'other'] as const).flatMap((group) =>
    groups[group].map((name) => [name, group] as const),
  ),
)
const task = 'RunTask'
const blockingFrom = 50

/**
 * The work of a page's main thread from a trace, scaled to a processor `slowness` times slower, as Lighthouse estimates
 * it: real throttling would also count the load of other processes.
 */
export function mainThreadOf(events: TraceEvent[], renderer: number, slowness: number): MainThread {
  const own = events.filter(({ pid, ph, tdur }) => pid === renderer && ph === 'X' && tdur !== undefined)
  const thread = mainThreadId(events, renderer)
  const sorted = own.filter(({ tid }) => tid === thread).toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const sums = { script: 0, styleAndLayout: 0, other: 0 }
  const tasks: number[] = []
  const open: { end: number; group: Group; self: number }[] = []
  const close = (until: number) => {
    for (let top = open.at(-1); top && top.end <= until; top = open.at(-1)) {
      sums[top.group] += top.self
      open.pop()
    }
  }
  for (const { name, ts, dur = 0, tdur = 0 } of sorted) {
    const length = (tdur * slowness) / 1000
    close(ts)
    const parent = open.at(-1)
    if (name === task && !parent) tasks.push(length)
    if (parent) parent.self -= length
    open.push({ end: ts + dur, group: groupOf.get(name) ?? parent?.group ?? 'other', self: length })
  }
  close(Number.POSITIVE_INFINITY)
  return {
    script: sums.script,
    styleAndLayout: sums.styleAndLayout,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, length) => sum + Math.max(0, length - blockingFrom), 0),
  }
}

function mainThreadId(events: TraceEvent[], renderer: number): number | undefined {
  return events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === renderer && args?.name === 'CrRendererMain',
  )?.tid
}

export function rendererOf(events: TraceEvent[], url: string): number {
  const found = events.findLast(
    ({ name, args }) => name === 'FrameCommittedInBrowser' && String(args?.data?.url).startsWith(url),
  )
  return Number(found?.args?.data?.processId ?? events.find(({ args }) => args?.name === 'CrRendererMain')?.pid)
}

/** The longest time in milliseconds from a press to the frame that shows its result; 0 without a press. */
export function pressTime(events: TraceEvent[]): number {
  const presses = events.filter(({ name, args }) => name === 'EventTiming' && Number(args?.data?.interactionId) > 0)
  return Math.max(0, ...presses.map(({ args }) => Number(args?.data?.duration)))
}

export interface Sample {
  /** In milliseconds. */
  at: number
  bytes: number
}

/** The memory of one process from its start to its end. */
export interface Series {
  name: string
  samples: Sample[]
}

export interface Slope {
  name: string
  /** In bytes. */
  level: number
  perHour: number
  /** Standard error of `perHour`. */
  error: number
  /** `perHour` of the second half of the time. */
  latePerHour: number
}

const hourMs = 3_600_000
/** Of the level an hour. With 300 MB and ten requests a second that is 0.4 KB a request, less than one that is kept. */
const mostShare = 0.05
/** A collector of garbage lets memory rise and fall, so the lowest value of each part of the time counts. */
const windows = 20

/**
 * Fits a line through the lowest values.
 * @param warmUpMs after the start of the process, in which its caches fill; null where too little is left to judge
 */
export function slopeOf({ name, samples }: Series, warmUpMs: number): Slope | null {
  const start = samples[0]?.at ?? 0
  const used = samples.filter(({ at }) => at >= start + warmUpMs)
  const [from, to] = [used[0]?.at ?? 0, used.at(-1)?.at ?? 0]
  if (to - from < warmUpMs || used.length < 2 * windows) return null
  const lowest = Map.groupBy(used, ({ at }) => Math.min(windows - 1, Math.floor(((at - from) / (to - from)) * windows)))
  const points = [...lowest.values()].map((each) => each.reduce((low, one) => (one.bytes < low.bytes ? one : low)))
  return { name, ...lineThrough(points), latePerHour: lineThrough(points.slice(points.length / 2)).perHour }
}

function lineThrough(points: Sample[]): Pick<Slope, 'level' | 'perHour' | 'error'> {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, level] = [mean(points.map(({ at }) => at)), mean(points.map(({ bytes }) => bytes))]
  const spread = points.reduce((sum, { at }) => sum + (at - middle) ** 2, 0)
  const perMs = points.reduce((sum, { at, bytes }) => sum + (at - middle) * (bytes - level), 0) / spread
  const rest = points.reduce((sum, { at, bytes }) => sum + (bytes - level - perMs * (at - middle)) ** 2, 0)
  const error = Math.sqrt(rest / (points.length - 2) / spread)
  return { level, perHour: perMs * hourMs, error: error * hourMs }
}

/**
 * Growth counts where it is above the bound by more than twice its error, because a short run cannot tell a leak from
 * noise, and where it goes on in the second half: a worker that is left all the work takes more memory once.
 */
export const isLeak = ({ level, perHour, error, latePerHour }: Slope) =>
  perHour - 2 * error > mostShare * level && latePerHour > mostShare * level

/** In bytes an hour: a smaller growth than this is not found in a run with this error. */
export const leastFound = ({ level, error }: Slope) => mostShare * level + 2 * error

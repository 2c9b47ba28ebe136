/** Labels of metrics: each has few values, and none of them comes from a visitor. */
export type RequestClass = 'page' | 'api' | 'static' | 'files' | 'cms' | 'health'
type CountedCache = 'pages' | 'reads' | 'answers'
export const jobResults = ['done', 'failed', 'interrupted'] as const
type JobResult = (typeof jobResults)[number]
export const mailResults = ['sent', 'failed', 'refused'] as const
type MailResult = (typeof mailResults)[number]
export const purgeResults = ['done', 'failed'] as const
type PurgeResult = (typeof purgeResults)[number]

/** Why a public read went to the primary; `chosen` is a request that had read it before, or found no replica ready. */
export type PrimaryReason = 'chosen' | 'unknown' | 'behind' | 'resting' | 'full' | 'failed' | 'moved' | 'other'

export interface Recorder {
  requestEnded: (about: { kind: RequestClass; status: string; seconds: number }) => void
  cacheRead: (cache: CountedCache, isHit: boolean) => void
  notified: (seconds: number) => void
  /** Counts them from 0, so that the first job that is given up is seen as an increase. */
  jobsExpected: (kinds: readonly string[]) => void
  jobEnded: (kind: string, result: JobResult) => void
  jobGivenUp: (kind: string) => void
  mailEnded: (result: MailResult) => void
  edgePurged: (result: PurgeResult) => void
  publicRead: (target: 'replica' | 'primary', reason: PrimaryReason | 'covers') => void
  /** How far a replica was behind what it must have replayed; negative where it was ahead. */
  replicaSeen: (replica: string, lagBytes: number) => void
}

interface CountedPool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

declare global {
  // Next bundles its parts separately, so module variables would exist more than once. This one exists only where
  // METRICS_PORT is set.
  var broshuraMetrics: Recorder | undefined
  var broshuraPools: Record<string, CountedPool> | undefined
}

/** A later pool of that name takes the place of an earlier one. */
export function countPool(name: 'cms' | 'prepared' | 'jobs' | `replica_${string}`, pool: CountedPool): void {
  globalThis.broshuraPools = { ...globalThis.broshuraPools, [name]: pool }
}

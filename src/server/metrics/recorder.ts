/** Labels of metrics: each has few values, and none of them comes from a visitor. */
export type RequestClass = 'page' | 'api' | 'static' | 'files' | 'cms' | 'health'
type CountedCache = 'pages' | 'reads' | 'answers'
export const jobResults = ['done', 'failed', 'interrupted'] as const
type JobResult = (typeof jobResults)[number]
export const mailResults = ['sent', 'failed', 'refused'] as const
type MailResult = (typeof mailResults)[number]
export const purgeResults = ['done', 'failed'] as const
type PurgeResult = (typeof purgeResults)[number]

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
}

declare global {
  // Exists only where METRICS_PORT is set. Next bundles its parts separately, so a module variable would exist more than
  // once.
  var broshuraMetrics: Recorder | undefined
}

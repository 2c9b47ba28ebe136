/** Labels of metrics: each has few values, and none of them comes from a visitor. */
export type RequestClass = 'page' | 'api' | 'static' | 'files' | 'cms' | 'health'
export type CountedCache = 'pages' | 'reads' | 'answers'
export type JobResult = 'done' | 'failed' | 'interrupted'
export type MailResult = 'sent' | 'failed' | 'refused'

export interface Recorder {
  requestEnded: (about: { kind: RequestClass; status: string; seconds: number }) => void
  cacheRead: (cache: CountedCache, isHit: boolean) => void
  notified: (seconds: number) => void
  jobEnded: (kind: string, result: JobResult) => void
  jobGivenUp: (kind: string) => void
  mailEnded: (result: MailResult) => void
}

declare global {
  // Exists only where METRICS_PORT is set. Next bundles its parts separately, so a module variable would exist more than
  // once.
  var broshuraMetrics: Recorder | undefined
}

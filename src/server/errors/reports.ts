import type { LoggedError } from '../log.ts'

export interface ErrorReport {
  isFatal: boolean
  message: string
  error?: LoggedError
  /** Fields of the log line, of which few are reported. */
  about: Record<string, unknown>
}

export interface ErrorReports {
  /** Never throws, and returns before anything is sent. */
  report: (one: ErrorReport) => void
  /** Sends what is left; resolves after two seconds at the latest. */
  end: () => Promise<void>
}

declare global {
  // Next bundles its parts separately, so module variables would exist more than once. This one exists only where
  // ERROR_DSN is set.
  var broshuraErrors: ErrorReports | undefined
}

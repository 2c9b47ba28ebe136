import { builtVersion } from './build-id.ts'
import { env } from './env.ts'

type ProcessName = 'web' | 'worker'

/**
 * Opens what this process reports to servers of the operator: traces where OTEL_EXPORTER_OTLP_ENDPOINT is set, errors
 * where ERROR_DSN is. Without these, nothing of it is loaded. To be called before anything connects to the database.
 */
export async function startReports(processName: ProcessName): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: traces, ERROR_DSN: dsn } = env()
  if (!traces && !dsn) return
  const source = { processName, version: await builtVersion() }
  if (dsn) {
    const { openErrorReports } = await import('./errors/open-error-reports.ts')
    globalThis.broshuraErrors = openErrorReports(dsn, source)
  }
  if (traces) {
    const { openTracing } = await import('./tracing/open-tracing.ts')
    const { builtRoutes } = await import('./tracing/built-routes.ts')
    globalThis.broshuraTracing = openTracing({ ...source, routes: await builtRoutes() })
  }
}

/** Sends what is left of both at the end of a process; takes two seconds at most. */
export async function finishReports(): Promise<void> {
  await Promise.all([globalThis.broshuraTracing?.end(), globalThis.broshuraErrors?.end()])
}

import { createRequire } from 'node:module'
import { finishReports, startReports } from '@/server/process-reports'
import '@/server/db/pool'
import '@/server/jobs/tasks'
import '@/server/web/web-server'

/** Prints the packages of OpenTelemetry that a process has loaded once it has opened its reports, and what it reports. */
await startReports('web')
const files = Object.keys(createRequire(import.meta.url).cache)
const packages = files.flatMap((file) => /node_modules\/(@opentelemetry\/[^/]+)/.exec(file)?.[1] ?? [])
const open = { traces: Boolean(globalThis.broshuraTracing), errors: Boolean(globalThis.broshuraErrors) }
process.stdout.write(JSON.stringify({ ...open, packages: [...new Set(packages)] }))
await finishReports()

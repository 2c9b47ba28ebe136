import { ImportError } from './import-error.ts'
import type { ProcessReport } from './process-report.ts'
import { renderPages } from './render-pages.ts'

// The process in which one PDF is read and drawn (docs/decisions/0046). Node runs it without another program, which its permissions
// would not allow: every file it reads names its imports with `.ts`, and has types that can be erased.

const [pdf = '', folder = '', hash = ''] = process.argv.slice(2)

const tell = (report: ProcessReport) => void process.send?.(report)

function isFullDisk(cause: unknown) {
  return cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
}

function failure(cause: unknown): ProcessReport {
  const detail = cause instanceof Error ? `${cause.stack}\n${cause.cause ?? ''}` : String(cause)
  const known = cause instanceof ImportError ? cause.message : isFullDisk(cause) ? 'storage-full' : 'render-failed'
  return { kind: 'failed', error: known, detail }
}

// Whoever waits for the pages is gone, or has all it needs.
process.on('disconnect', () => process.exit())
// Signals to a whole group are for the worker, which then ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)

const last = await renderPages(pdf, folder, hash, tell).then((): ProcessReport => ({ kind: 'done' }), failure)
process.send?.(last, () => process.disconnect())

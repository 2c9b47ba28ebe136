import { once } from 'node:events'
import { ImportCancelled, ImportError, parseImportError } from './import-error'
import { maxOpenSeconds, maxPageSeconds, maxPdfSeconds } from './limits'
import { type ProcessReport, processReport } from './process-report'
import { type ReadingTask, startPdfProcess } from './start-process'
import { type TimeLimits, watchTime } from './time-limits'

export type Watch = {
  /** Called after each page, and once with 0 as soon as the number of pages is known. */
  onProgress?: (pagesDone: number, pageCount: number) => void | Promise<void>
  /** Ends the process at once. */
  signal?: AbortSignal
  limits?: TimeLimits
}

const defaultLimits = { openSeconds: maxOpenSeconds, pageSeconds: maxPageSeconds, pdfSeconds: maxPdfSeconds }
/** The last words of a process that dies; a fault can repeat itself without end. */
const keptText = 4000

function failureOf(report: ProcessReport | undefined, said: string): Error | null {
  if (report?.kind === 'done') return null
  if (report?.kind !== 'failed') return new ImportError('reader-died', undefined, { cause: new Error(said) })
  const { code, page } = parseImportError(report.error)
  return new ImportError(code, page, { cause: new Error(report.detail) })
}

/**
 * Has a PDF read and drawn by a process of its own, which has ended when this returns: its memory is free, and it writes no more.
 * Throws `ImportError`, also where the process dies or takes too long, or `ImportCancelled`.
 */
export async function readInProcess(task: ReadingTask, watch: Watch): Promise<void> {
  const { onProgress, signal, limits = defaultLimits } = watch
  if (signal?.aborted) throw new ImportCancelled()
  const child = startPdfProcess(task)
  let said = ''
  let ended: unknown
  let last: ProcessReport | undefined
  const end = (reason: unknown) => {
    ended ??= reason
    child.kill('SIGKILL')
  }
  const time = watchTime(limits, (page) => end(new ImportError('too-complex', page)))
  const onAbort = () => end(new ImportCancelled())

  let done = 0
  let pageCount = 0
  let told = Promise.resolve()
  const progress = () => {
    const now = done
    told = told.then(() => onProgress?.(now, pageCount)).catch(end)
  }

  child.on('message', (message) => {
    const { data: report } = processReport.safeParse(message)
    last = report
    if (!report) {
      end(new ImportError('reader-died', undefined, { cause: new Error('it told what nobody understands') }))
    } else if (report.kind === 'opened') {
      pageCount = report.pages
      time.opened()
      progress()
    } else if (report.kind === 'page-begun') {
      time.begun(report.page)
    } else if (report.kind === 'page-done') {
      done += 1
      time.done(report.page)
      progress()
    }
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-keptText)
  })
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const [code, killedBy] = await once(child, 'close')
    await told
    const failure = ended ?? failureOf(last, `ended with ${code ?? killedBy}: ${said}`)
    if (failure) throw failure
  } finally {
    signal?.removeEventListener('abort', onAbort)
    time.stop()
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type CoverWords,
  ImportCancelled,
  ImportError,
  maxOcrPageSeconds,
  maxOcrPdfSeconds,
  maxOpenSeconds,
  maxPageSeconds,
  maxPdfSeconds,
  maxProcessHeap,
  type OcrTask,
  type ProcessReport,
  parseImportError,
  processReport,
} from './types'

type ReadingTask = {
  pdf: string
  folder: string
  hash: string
  /** Pages that an editor wants to be read from their pictures. */
  ocrPages?: readonly number[]
}

const here = import.meta.dirname
const root = path.resolve(here, '../../../..')
const modules = path.join(root, 'node_modules')

/**
 * The process may read only its own program and the PDF, write only the folder of the pages, and start no other
 * program.
 */
function permissions({ pdf, folder }: ReadingTask): string[] {
  const readable = [here, path.join(root, 'package.json'), modules, realpathSync(modules), pdf, folder]
  return [
    '--permission',
    // pdf.js parses in a thread; canvas and sharp are addons. Node would warn of each flag.
    '--allow-worker',
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--allow-fs-write=${folder}`,
  ]
}

/** Only the path of the addons' libraries: none of our addresses, secrets or settings is passed on. */
function environment(): NodeJS.ProcessEnv {
  const { LD_LIBRARY_PATH } = process.env
  return { NODE_ENV: 'production', ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) }
}

/** Under memory pressure the system ends this process before any other (`oom_score_adj`). */
function startPdfProcess(task: ReadingTask, ocr: OcrTask): ChildProcess {
  const child = fork(path.join(here, 'pdf-process.ts'), [task.pdf, task.folder, task.hash, JSON.stringify(ocr)], {
    env: environment(),
    execArgv: [`--max-old-space-size=${maxProcessHeap}`, ...permissions(task)],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  void writeFile(`/proc/${child.pid}/oom_score_adj`, '1000').catch(() => undefined)
  return child
}

export type Watch = {
  onProgress?: (pagesDone: number, pageCount: number) => void | Promise<void>
  onCover?: (cover: CoverWords) => void | Promise<void>
  signal?: AbortSignal
  limits?: Partial<TimeLimits>
}

const defaultLimits: TimeLimits = {
  openSeconds: maxOpenSeconds,
  pageSeconds: maxPageSeconds,
  pdfSeconds: maxPdfSeconds,
  ocrPageSeconds: maxOcrPageSeconds,
  ocrPdfSeconds: maxOcrPdfSeconds,
}
/** Characters kept of the error output of a dying process, which can be endless. */
const maxErrorText = 4000

function failureOf(report: ProcessReport | undefined, said: string): ImportError | null {
  if (report?.kind === 'done') return null
  if (report?.kind !== 'failed') return new ImportError('reader-died', undefined, { cause: new Error(said) })
  const { code, page } = parseImportError(report.error)
  return new ImportError(code, page, { cause: new Error(report.detail) })
}

/** The process died or took too long after it had begun to read pictures. */
class FailedInOcr extends Error {
  override name = 'FailedInOcr'
}

/**
 * Reads and draws a PDF in a process of its own, which has ended when this returns: its memory is free and nothing more
 * is written. A process that dies or takes too long after it has begun to read pictures is followed by one that reads
 * none. Throws `ImportError`, also when the process dies or takes too long, or `ImportCancelled`.
 */
export async function readInProcess(task: ReadingTask, watch: Watch): Promise<void> {
  try {
    await readOnce(task, watch, 'as-needed')
  } catch (cause) {
    if (!(cause instanceof FailedInOcr)) throw cause
    await readOnce(task, watch, 'never')
  }
}

async function readOnce(task: ReadingTask, watch: Watch, mode: OcrTask['mode']): Promise<void> {
  const { onProgress, onCover, signal, limits = {} } = watch
  if (signal?.aborted) throw new ImportCancelled()
  const { ocrPageSeconds, ocrPdfSeconds, ...times } = { ...defaultLimits, ...limits }
  const asked = [...(task.ocrPages ?? [])]
  const child = startPdfProcess(task, { mode, asked, pageSeconds: ocrPageSeconds, pdfSeconds: ocrPdfSeconds })
  let hasReadPictures = false
  let said = ''
  let ended: unknown
  let last: ProcessReport | undefined
  const end = (reason: unknown) => {
    ended ??= reason
    child.kill('SIGKILL')
  }
  const time = watchTime(times, (page) => {
    const tooComplex = new ImportError('too-complex', page)
    // Reading pictures holds up the whole process, so that another page may be the one over its time.
    end(hasReadPictures ? new FailedInOcr('took too long', { cause: tooComplex }) : tooComplex)
  })
  const onAbort = () => end(new ImportCancelled())

  let done = 0
  let pageCount = 0
  let reported = Promise.resolve()
  const progress = () => {
    const now = done
    reported = reported.then(() => onProgress?.(now, pageCount)).catch(end)
  }

  child.on('message', (message) => {
    const { data: report } = processReport.safeParse(message)
    last = report
    if (!report) {
      end(new ImportError('reader-died', undefined, { cause: new Error('its report has an unknown shape') }))
    } else if (report.kind === 'opened') {
      pageCount = report.pages
      time.opened()
      progress()
    } else if (report.kind === 'page-begun') {
      time.begun(report.page)
    } else if (report.kind === 'ocr-begun') {
      hasReadPictures = true
      time.begun(report.page)
    } else if (report.kind === 'page-done') {
      done += 1
      time.done(report.page)
      progress()
      const { cover } = report
      if (cover) reported = reported.then(() => onCover?.(cover)).catch(end)
    }
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-maxErrorText)
  })
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const [code, killedBy] = await once(child, 'close')
    await reported
    const failure = failureOf(last, `ended with ${code ?? killedBy}: ${said}`)
    if (ended) throw ended
    if (failure?.code === 'reader-died' && hasReadPictures) throw new FailedInOcr(said, { cause: failure })
    if (failure) throw failure
  } finally {
    signal?.removeEventListener('abort', onAbort)
    time.stop()
  }
}

type ReadTimes = { openSeconds: number; pageSeconds: number; pdfSeconds: number }
type TimeLimits = ReadTimes & { ocrPageSeconds: number; ocrPdfSeconds: number }

/** Calls `onOver` with the page that takes too long; without a page when opening or the whole PDF takes too long. */
function watchTime({ openSeconds, pageSeconds, pdfSeconds }: ReadTimes, onOver: (page?: number) => void) {
  const opening = setTimeout(onOver, openSeconds * 1000)
  const all = setTimeout(onOver, pdfSeconds * 1000)
  const pages = new Map<number, NodeJS.Timeout>()
  return {
    opened: () => clearTimeout(opening),
    /** Called again, it gives the page its time anew. */
    begun: (page: number) => {
      clearTimeout(pages.get(page))
      pages.set(
        page,
        setTimeout(() => onOver(page), pageSeconds * 1000),
      )
    },
    done: (page: number) => clearTimeout(pages.get(page)),
    stop: () => {
      for (const timer of [opening, all, ...pages.values()]) clearTimeout(timer)
    },
  }
}

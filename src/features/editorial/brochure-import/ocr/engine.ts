import { Worker as Thread } from 'node:worker_threads'
import * as z from 'zod/mini'
import { type FoundWord, foundWord, type ReadRequest } from './types.ts'

export type OcrLimits = { pageSeconds: number; pdfSeconds: number }

/** Megabytes of heap; the pictures and models of Tesseract are outside of it. */
const maxThreadHeap = 256

const answer = z.array(foundWord)

class OcrStopped extends Error {
  override name = 'OcrStopped'
}

export type Read = (request: ReadRequest) => Promise<FoundWord[]>

/** Answers come in the order of the questions. */
function startThread(): { read: Read; failed: Promise<never>; stop: () => Promise<unknown> } {
  const thread = new Thread(new URL('./thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxThreadHeap },
  })
  // The process has ended its work when only this thread is left.
  thread.unref()
  const waiting: ((words: FoundWord[]) => void)[] = []
  thread.on('message', (words) => waiting.shift()?.(answer.parse(words)))
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new OcrStopped(`the thread ended with ${code}`)))
  })
  failed.catch(() => undefined)
  const read: Read = (request) => {
    const read = new Promise<FoundWord[]>((resolve) => waiting.push(resolve))
    thread.postMessage(request)
    return Promise.race([read, failed])
  }
  return { read, failed, stop: () => thread.terminate() }
}

/** Rejects after as many seconds; `stop` ends the waiting. */
function timeLimit(seconds: number): { over: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OcrStopped(`took longer than ${seconds} s`)), seconds * 1000)
  })
  return { over, stop: () => clearTimeout(timer) }
}

export type OcrEngine = { readPage: <Result>(work: (read: Read) => Promise<Result>) => Promise<Result> }

/**
 * Starts no thread before the first page. Pages are read one after another, each within `pageSeconds` and all within
 * `pdfSeconds`; a page that takes longer, or ends the thread, is rejected and the next one has a new thread.
 */
export function ocrEngine({ pageSeconds, pdfSeconds }: OcrLimits): OcrEngine {
  let thread: ReturnType<typeof startThread> | null = null
  let left = pdfSeconds
  let before: Promise<unknown> = Promise.resolve()

  async function readNow<Result>(work: (read: Read) => Promise<Result>): Promise<Result> {
    const seconds = Math.min(pageSeconds, left)
    if (seconds <= 0) throw new OcrStopped(`all pages took longer than ${pdfSeconds} s`)
    const limit = timeLimit(seconds)
    const began = performance.now()
    thread ??= startThread()
    try {
      return await Promise.race([work(thread.read), thread.failed, limit.over])
    } catch (cause) {
      await thread.stop()
      thread = null
      throw cause
    } finally {
      limit.stop()
      left -= (performance.now() - began) / 1000
    }
  }

  return {
    readPage(work) {
      const mine = before.then(() => readNow(work))
      before = mine.catch(() => undefined)
      return mine
    },
  }
}

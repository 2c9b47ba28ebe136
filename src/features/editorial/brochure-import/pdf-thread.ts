import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker as Thread } from 'node:worker_threads'
import { OPS, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { maxPageCommands, maxPageLetters, maxThreadHeap, maxUnpackedBytes } from './limits.ts'
import { ImportError } from './types.ts'

/**
 * pdf.js parses in a thread of its own, which decodes the next page while one is drawn and whose console output (the
 * only report of broken fonts, pictures and page sizes) is captured. The thread exits when a stream unpacks beyond its
 * limit (bytes are outside the heap that Node limits) or a page has too many commands or characters.
 */
const threadCode = `
const { workerData } = require('node:worker_threads')
const { maxUnpackedBytes, unpackedTooMuch, maxPageCommands, tooComplex, maxPageLetters, tooMuchText, showText, port } = workerData
const refuse = () => process.exit(unpackedTooMuch)
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct(plain, args, asked) {
    if (args[0] > maxUnpackedBytes) refuse()
    return Reflect.construct(plain, args, asked)
  },
})
globalThis.DecompressionStream = class extends DecompressionStream {
  get readable() {
    let unpacked = 0
    const count = (chunk, out) => {
      unpacked += chunk.byteLength
      if (unpacked > maxUnpackedBytes) refuse()
      out.enqueue(chunk)
    }
    return super.readable.pipeThrough(new TransformStream({ transform: count }))
  }
}
console.warn = (...args) => workerData.said.postMessage(args.map(String).join(' '))
workerData.said.on('message', (caughtUp) => workerData.said.postMessage(caughtUp))
const drawn = new Map()
const post = port.postMessage.bind(port)
port.postMessage = (message, transfer) => {
  const page = drawn.get(message.streamId)
  if (page && message.chunk?.fnArray) {
    const { fnArray, argsArray } = message.chunk
    page.commands += fnArray.length
    fnArray.forEach((command, at) => { if (command === showText) page.letters += argsArray[at][0].length })
    if (page.letters > maxPageLetters) process.exit(tooMuchText + page.number)
    if (page.commands > maxPageCommands) process.exit(tooComplex + page.number)
  }
  post(message, transfer)
}
import(workerData.pdfWorker).then(({ WorkerMessageHandler }) => {
  port.on('message', ({ action, streamId, data }) => {
    if (action === 'GetOperatorList') drawn.set(streamId, { number: data.pageIndex + 1, commands: 0, letters: 0 })
  })
  WorkerMessageHandler.initializeFromPort(port)
  port.start()
})
`

const caughtUpMark = 0
const unpackedTooMuch = 71
/** Exit code when a page has too many commands; the page number is added. */
const tooComplex = 1000
/** Exit code when a page has too many characters; the page number is added. */
const tooMuchText = 2000

const pdfWorker = pathToFileURL(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')).href

function isWorkerLike(port: unknown): port is Worker {
  return typeof port === 'object' && port !== null && 'postMessage' in port && 'addEventListener' in port
}

function reasonOf(code: number): Error {
  if (code === unpackedTooMuch) return new ImportError('unpacks-too-far')
  if (code > tooMuchText) return new ImportError('too-much-text', code - tooMuchText)
  return code > tooComplex ? new ImportError('too-complex', code - tooComplex) : new Error('the PDF thread ended')
}

const isOutOfMemory = (cause: Error) => 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Starts the thread. `failed` rejects when it dies (memory, a fault of pdf.js) and never resolves; `stop` ends it. */
export function startPdfThread(onWarning: (said: string) => void) {
  const pdf = new MessageChannel()
  const said = new MessageChannel()
  const waiting: (() => void)[] = []
  said.port1.on('message', (text: unknown) => (text === caughtUpMark ? waiting.shift()?.() : onWarning(String(text))))
  /** Resolves when all warnings so far were received: they use another channel than the answers of pdf.js. */
  const caughtUp = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve)
      said.port1.postMessage(caughtUpMark)
    })

  const thread = new Thread(threadCode, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxThreadHeap },
    workerData: {
      maxUnpackedBytes,
      unpackedTooMuch,
      maxPageCommands,
      tooComplex,
      maxPageLetters,
      tooMuchText,
      showText: OPS.showText,
      pdfWorker,
      port: pdf.port2,
      said: said.port2,
    },
    transferList: [pdf.port2, said.port2],
  })
  const failed = new Promise<never>((_, reject) => {
    thread.once('error', (cause) =>
      reject(isOutOfMemory(cause) ? new ImportError('too-complex', undefined, { cause }) : cause),
    )
    thread.once('exit', (code) => reject(reasonOf(code)))
  })
  failed.catch(() => undefined)

  if (!isWorkerLike(pdf.port1)) throw new Error('no message port')
  const worker = PDFWorker.create({ port: pdf.port1, verbosity: VerbosityLevel.WARNINGS })
  pdf.port1.start()

  const stop = async () => {
    await thread.terminate()
    pdf.port1.close()
    said.port1.close()
  }
  return { worker, failed, caughtUp, stop }
}

import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, Worker as Thread } from 'node:worker_threads'
import {
  getDocument,
  OPS,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import {
  ImportError,
  type ImportWarningCode,
  maxPageCommands,
  maxPageLetters,
  maxPages,
  maxPdfPicturePixels,
  maxThreadHeap,
  maxUnpackedBytes,
} from './types.ts'

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

const limits = { maxUnpackedBytes, unpackedTooMuch, maxPageCommands, tooComplex, maxPageLetters, tooMuchText }

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
function startPdfThread(onWarning: (said: string) => void) {
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
    workerData: { ...limits, showText: OPS.showText, pdfWorker, port: pdf.port2, said: said.port2 },
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

const repair = /Indexing all PDF objects|checkLastPage - invalid/
const emptyPage = /Empty, or invalid, \/MediaBox/
const pictureTrouble =
  /Unable to decode image|Image dimensions are missing|getTransferableImage|exceeded maximum allowed size/i
const fontTrouble = /font|indexToLocFormat|charstring|\bCFF\b/i
const harmlessFont = /standard font|font matrix|private use|FontFamily|XFA/i

/**
 * Classifies a warning of pdf.js, which repairs broken files, fonts, pictures and page sizes silently; null for
 * irrelevant ones.
 */
function readPdfWarning(said: string): ImportWarningCode | 'empty-page' | null {
  if (repair.test(said)) return 'repaired'
  if (emptyPage.test(said)) return 'empty-page'
  if (pictureTrouble.test(said)) return 'broken-pictures'
  return fontTrouble.test(said) && !harmlessFont.test(said) ? 'broken-fonts' : null
}

const kind = z.object({ IsXFAPresent: z.boolean(), IsAcroFormPresent: z.boolean(), IsCollectionPresent: z.boolean() })

/**
 * Warns of an XFA form with pages of its own, and of a package: its pages are only a cover, the brochure is in the
 * files attached to it. A form without ordinary fields is dynamic: Adobe Reader builds its pages,
 * and the only page in the file says "Please wait". Throws `ImportError` xfa-form for a dynamic form.
 */
async function warningsOfKind(pdf: PDFDocumentProxy): Promise<ImportWarningCode[]> {
  const { IsXFAPresent, IsAcroFormPresent, IsCollectionPresent } = kind.parse((await pdf.getMetadata()).info)
  if (IsXFAPresent && !IsAcroFormPresent) throw new ImportError('xfa-form')
  return [...(IsXFAPresent ? ['xfa-form' as const] : []), ...(IsCollectionPresent ? ['package' as const] : [])]
}

/** The catalog is a small dictionary: its object number is at most this many bytes before its type. */
const nearBytes = 4096
const objectHead = /(\d+)\s+(\d+)\s+obj\b/g

/** Gives a PDF without a trailer a new one that names the catalog; pdf.js finds everything else by itself. */
function addTrailer(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('trailer') || file.includes('/XRef')) return bytes
  const type = file.lastIndexOf('/Catalog')
  const before = file.subarray(Math.max(0, type - nearBytes), Math.max(0, type)).toString('latin1')
  const head = [...before.matchAll(objectHead)].at(-1)
  if (!head) return bytes
  return new Uint8Array(Buffer.concat([file, Buffer.from(`\ntrailer\n<< /Root ${head[1]} ${head[2]} R >>\n`)]))
}

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const data = {
  standardFontDataUrl: path.join(pdfjs, 'standard_fonts/'),
  cMapUrl: path.join(pdfjs, 'cmaps/'),
  iccUrl: path.join(pdfjs, 'iccs/'),
  wasmUrl: path.join(pdfjs, 'wasm/'),
}

export type OpenPdf = {
  pdf: PDFDocumentProxy
  warnings: Set<ImportWarningCode>
  unreadable: 'damaged' | 'truncated'
  /** True when a page without a size was seen so far; pdf.js gives such a page the US letter size. */
  metEmptyPage: () => Promise<boolean>
  /** Rejects when the thread behind the document dies; without it every call would wait for ever. */
  failed: Promise<never>
  close: () => Promise<void>
}

/** Some programs append data after the end-of-file marker; a truncated file has no marker anywhere near its end. */
const tailBytes = 65_536
const hasEnd = (bytes: Uint8Array) => Buffer.from(bytes.subarray(-tailBytes)).includes('%%EOF')

/**
 * Opens a PDF, repairing its table of objects and its trailer; `bytes` must not be used afterwards.
 * Throws `ImportError`: encrypted, truncated, damaged, no-pages, too-many-pages, xfa-form.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const warnings = new Set<ImportWarningCode>()
  const unreadable = hasEnd(bytes) ? 'damaged' : 'truncated'
  let emptyPage = false
  const thread = startPdfThread((said) => {
    const warning = readPdfWarning(said)
    if (warning === 'empty-page') emptyPage = true
    else if (warning) warnings.add(warning)
  })
  const task = getDocument({
    data: addTrailer(bytes),
    ...data,
    worker: thread.worker,
    // Without this option a font does not report its name.
    fontExtraProperties: true,
    maxImageSize: maxPdfPicturePixels,
    verbosity: VerbosityLevel.ERRORS,
  })
  const close = async () => {
    await Promise.race([task.destroy(), thread.failed]).catch(() => undefined)
    await thread.stop()
  }
  try {
    const pdf = await Promise.race([task.promise, thread.failed])
    if (pdf.numPages === 0) throw new ImportError('no-pages')
    if (pdf.numPages > maxPages) throw new ImportError('too-many-pages')
    for (const warning of await Promise.race([warningsOfKind(pdf), thread.failed])) warnings.add(warning)
    const metEmptyPage = () => thread.caughtUp().then(() => emptyPage)
    return { pdf, warnings, unreadable, metEmptyPage, failed: thread.failed, close }
  } catch (cause) {
    await close()
    if (cause instanceof ImportError) throw cause
    throw new ImportError(cause instanceof PasswordException ? 'encrypted' : unreadable, undefined, { cause })
  }
}

import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import { type Bounds, DayTooLarge, dayBounds } from '../download'
import { wordsOf } from './encoding'

export type Company = { chain: string; company: string | null; number: string }

const shape = /^(.+?)(?:\s*\((.+)\))?_([\p{L}\d]+)\.csv$/isu

/** Reads `chain name (company)_company-number.csv`, the company being optional. Null for any other name. */
export function companyOf(file: string): Company | null {
  const match = path.posix.basename(file).normalize('NFC').match(shape)
  const chain = oneLine(match?.[1])
  const number = match?.[3]
  return chain && number ? { chain, company: oneLine(match[2]), number } : null
}

/** Folders, and files that an office program or another operating system leaves in a folder. */
export function isLeftover(file: string): boolean {
  const name = path.posix.basename(file)
  return file.endsWith('/') || /^(?:\.|~)/.test(name) || file.includes('__MACOSX/') || !/\.csv$/i.test(name)
}

function oneLine(text: string | undefined): string | null {
  return text?.replace(/\s+/g, ' ').trim() || null
}

type Sink<Result> = { write: (bytes: Uint8Array) => void; end: () => Result }

type Reading<Result> = {
  start: (name: string) => Sink<Result>
  done: (name: string, result: Result) => Promise<void>
}

/**
 * Streams the files of a zip or of a folder one after another, never a whole file in memory. Returns whether the zip
 * was complete; a file that is cut off is not passed on.
 * @throws DayTooLarge for a zip that holds more than `bounds`
 */
export async function readFiles<Result>(
  source: string,
  reading: Reading<Result>,
  bounds = dayBounds,
): Promise<{ complete: boolean }> {
  if ((await stat(source)).isDirectory()) return readFolder(source, reading)
  return /\.csv$/i.test(source) ? readOne(source, reading) : readZip(source, bounded(reading, bounds))
}

async function readFolder<Result>(folder: string, reading: Reading<Result>) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  for (const name of names.sort()) await readOne(path.join(folder, name), reading)
  return { complete: true }
}

async function readOne<Result>(file: string, { start, done }: Reading<Result>) {
  const name = path.basename(file)
  const sink = start(name)
  for await (const bytes of createReadStream(file)) sink.write(bytes)
  await done(name, sink.end())
  return { complete: true }
}

function bounded<Result>({ start, done }: Reading<Result>, bounds: Bounds): Reading<Result> {
  const left = { ...bounds }
  return {
    start: (name) => {
      if (--left.files < 0) throw new DayTooLarge(`more than ${bounds.files} files`)
      const sink = start(name)
      const write = (bytes: Uint8Array) => {
        left.bytes -= bytes.length
        if (left.bytes < 0) throw new DayTooLarge(`more than ${bounds.bytes} bytes`)
        sink.write(bytes)
      }
      return { write, end: () => sink.end() }
    },
    done,
  }
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06])

async function readZip<Result>(file: string, { start, done }: Reading<Result>) {
  const finished: { name: string; result: Result }[] = []
  let failed = false
  const unzip = new Unzip((entry) => {
    const name = nameOf(entry.name)
    const sink = start(name)
    entry.ondata = (error, bytes, last) => {
      // Errors thrown by a sink come back as errors of the unpacker.
      if (error instanceof DayTooLarge) throw error
      if (error) failed = true
      if (error || failed) return
      if (bytes) sink.write(bytes)
      if (last) finished.push({ name, result: sink.end() })
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  let tail = Buffer.alloc(0)
  for await (const chunk of createReadStream(file, { highWaterMark: 65_536 })) {
    const bytes: Buffer = chunk
    tail = Buffer.concat([tail, bytes]).subarray(-66_000)
    try {
      unzip.push(bytes, false)
    } catch (error) {
      if (error instanceof DayTooLarge) throw error
      failed = true
    }
    for (const { name, result } of finished.splice(0)) await done(name, result)
    if (failed) break
  }
  return { complete: !failed && tail.includes(endOfDirectory) }
}

/**
 * The unpacker decodes names without the UTF-8 mark as Latin-1, though they are UTF-8 or in an old Bulgarian encoding.
 */
function nameOf(name: string): string {
  const bytes = Buffer.from(name, 'latin1')
  return bytes.toString('latin1') === name ? (wordsOf(bytes) ?? name) : name
}

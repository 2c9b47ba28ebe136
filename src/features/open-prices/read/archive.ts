import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'

/** Consumes the bytes of one file and returns a result. */
export type Sink<Result> = { write: (bytes: Uint8Array) => void; end: () => Result }

type Reading<Result> = {
  start: (name: string) => Sink<Result>
  done: (name: string, result: Result) => Promise<void>
}

/**
 * Reads the files of a zip or of a folder one after another, never one as a whole. Answers whether the zip was complete;
 * a file in which it ends early is not given.
 */
export async function readFiles<Result>(source: string, reading: Reading<Result>): Promise<{ complete: boolean }> {
  if ((await stat(source)).isDirectory()) return readFolder(source, reading)
  return /\.csv$/i.test(source) ? readOne(source, reading) : readZip(source, reading)
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

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06])

async function readZip<Result>(file: string, { start, done }: Reading<Result>) {
  const finished: { name: string; result: Result }[] = []
  let failed = false
  const unzip = new Unzip((entry) => {
    const name = nameOf(entry.name)
    const sink = start(name)
    entry.ondata = (error, bytes, last) => {
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
    } catch {
      failed = true
    }
    for (const { name, result } of finished.splice(0)) await done(name, result)
    if (failed) break
  }
  return { complete: !failed && tail.includes(endOfDirectory) }
}

/** A zip without the mark for UTF-8 names is read as Latin-1; the names are UTF-8 all the same. */
function nameOf(name: string): string {
  const bytes = Buffer.from(name, 'latin1')
  if (bytes.toString('latin1') !== name) return name
  const decoded = bytes.toString('utf8')
  return decoded.includes('\ufffd') ? name : decoded
}

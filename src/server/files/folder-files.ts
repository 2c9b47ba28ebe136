import { randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import type { ByteRange, Files, StoredFile } from './types.ts'

const temporary = '.tmp-'

/** The files of an area in a folder of this machine. */
export function folderFiles(root: string): Files {
  return {
    find: (name) => findIn(root, name),
    put: (name, data) => putIn(root, name, data),
    putNew: (name, data) => putNewIn(root, name, data),
    remove: (name) => rm(inside(root, name), { force: true }),
    withPath: async (name, use) => ((await findIn(root, name)) ? use(inside(root, name)) : null),
    putFolder: (name, fill) => putFolderIn(root, name, fill),
    folders: async () => (await namesIn(root)).filter((name) => !name.startsWith(temporary)),
    folderChangedAt: (name) => changedAt(root, name),
    keepFolder: async (name) => {
      const now = new Date()
      await utimes(inside(root, name), now, now)
    },
    // Renamed first, so that it is gone at once.
    removeFolder: async (name) => {
      const grave = path.join(root, `${temporary}${name}-${randomUUID()}`)
      await rename(inside(root, name), grave)
      await rm(grave, { recursive: true, force: true })
    },
    removeUnfinished: (moment) => removeUnfinishedIn(root, moment),
  }
}

/** @throws for a name that leads out of the area, which only a fault of ours can be */
function inside(root: string, name: string): string {
  const file = path.join(root, name)
  if (!file.startsWith(path.join(root, path.sep))) throw new Error(`${name} is outside of ${root}`)
  return file
}

async function findIn(root: string, name: string): Promise<StoredFile | null> {
  const file = path.join(root, name)
  if (!file.startsWith(path.join(root, path.sep))) return null
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  return {
    size: found.size,
    etag: `"${found.size.toString(36)}-${found.mtime.getTime().toString(36)}"`,
    stream: (range) => streamOf(file, range),
    read: () => readFile(file),
  }
}

/** Opens the file only when somebody reads: nobody reads or cancels an answer to HEAD, which would keep it open. */
function streamOf(file: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let source: ReadStream | undefined
  let chunks: ReturnType<ReadStream['iterator']> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        source ??= createReadStream(file, range)
        chunks ??= source.iterator()
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => void source?.destroy(),
    },
    // Else a first chunk is read ahead.
    { highWaterMark: 0 },
  )
}

async function putIn(root: string, name: string, data: Uint8Array): Promise<void> {
  await rename(await draftOf(root, name, data), inside(root, name))
}

async function putNewIn(root: string, name: string, data: Uint8Array): Promise<boolean> {
  const draft = await draftOf(root, name, data)
  try {
    await link(draft, inside(root, name))
    return true
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Private (mode 0600), and on the disk before it gets its name. */
async function draftOf(root: string, name: string, data: Uint8Array): Promise<string> {
  const { dir, base } = path.parse(inside(root, name))
  const draft = path.join(dir, `${temporary}${base}-${randomUUID()}`)
  await mkdir(dir, { recursive: true })
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

async function putFolderIn<T>(root: string, name: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const draft = path.join(root, `${temporary}${name}-${randomUUID()}`)
  const target = inside(root, name)
  await mkdir(draft, { recursive: true })
  try {
    const result = await fill(draft)
    // Emptying a folder takes seconds, in which visitors would read half of it.
    const former = path.join(root, `${temporary}${name}-${randomUUID()}`)
    await rename(target, former).catch(() => undefined)
    await rename(draft, target)
    await rm(former, { recursive: true, force: true })
    return result
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const namesIn = (root: string) => readdir(root).catch((): string[] => [])

async function changedAt(root: string, name: string): Promise<number | null> {
  const found = await stat(inside(root, name)).catch(() => null)
  return found?.mtimeMs ?? null
}

async function removeUnfinishedIn(root: string, moment: number): Promise<number> {
  const unfinished = (await namesIn(root)).filter((name) => name.startsWith(temporary))
  const ages = await Promise.all(unfinished.map((name) => changedAt(root, name)))
  const left = unfinished.filter((_, index) => (ages[index] ?? moment) < moment)
  await Promise.all(left.map((name) => rm(path.join(root, name), { recursive: true, force: true })))
  return left.length
}

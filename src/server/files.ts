import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from './env'

const temporary = '.tmp-'

export function pagesRoot() {
  return path.resolve(env().DATA_DIR, 'files', 'pages')
}

export function uploadsRoot() {
  return path.resolve(env().DATA_DIR, 'uploads')
}

/** Each export is stored until it is fetched or a week has passed. */
export function exportsRoot() {
  return path.resolve(env().DATA_DIR, 'exports')
}

/** Writes a private file (mode 0600) under a temporary name and renames it, so that it is never seen half written. */
export async function writeWhole(root: string, name: string, data: Uint8Array): Promise<void> {
  const draft = path.join(root, `${temporary}${name}`)
  await mkdir(root, { recursive: true })
  await writeFile(draft, data, { mode: 0o600 })
  await rename(draft, path.join(root, name))
}

/**
 * Fills a folder under a temporary name and renames it, so that `root/name` is never seen half written. An existing
 * folder is replaced. An error of `fill` is passed on, and nothing is left behind.
 */
export async function writeFolder<T>(root: string, name: string, fill: (folder: string) => Promise<T>): Promise<T> {
  const draft = path.join(root, `${temporary}${name}-${randomUUID()}`)
  const target = path.join(root, name)
  await mkdir(draft, { recursive: true })
  try {
    const result = await fill(draft)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return result
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * Removes what a killed process left half written. `moment` must lie further back than any write takes, because other
 * processes may be writing.
 */
export async function removeUnfinished(root: string, moment: number): Promise<number> {
  const left = (await olderThan(root, moment)).filter((name) => name.startsWith(temporary))
  await Promise.all(left.map((name) => rm(path.join(root, name), { recursive: true, force: true })))
  return left.length
}

export async function foldersOlderThan(root: string, moment: number): Promise<string[]> {
  return (await olderThan(root, moment)).filter((name) => !name.startsWith(temporary))
}

async function olderThan(root: string, moment: number): Promise<string[]> {
  const names = await readdir(root).catch(() => [])
  const ages = await Promise.all(names.map((name) => stat(path.join(root, name)).catch(() => null)))
  return names.filter((_, index) => (ages[index]?.mtimeMs ?? moment) < moment)
}

export async function keepFolder(folder: string): Promise<void> {
  const now = new Date()
  await utimes(folder, now, now)
}

/** Removes a folder atomically (rename first), so that it is never seen half removed, even after a kill. */
export async function removeFolder(root: string, name: string): Promise<void> {
  const grave = path.join(root, `${temporary}${name}-${randomUUID()}`)
  await rename(path.join(root, name), grave)
  await rm(grave, { recursive: true, force: true })
}

export type StoredFile = { path: string; size: number; modified: Date }

export async function findFile(filePath: string): Promise<StoredFile | null> {
  const found = await stat(filePath).catch(() => null)
  return found?.isFile() ? { path: filePath, size: found.size, modified: found.mtime } : null
}

export function etagOfFile({ size, modified }: StoredFile): string {
  return `"${size.toString(36)}-${modified.getTime().toString(36)}"`
}

export function streamStored(file: StoredFile, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  const source = createReadStream(file.path, range)
  const chunks = source.iterator()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel() {
      source.destroy()
    },
  })
}

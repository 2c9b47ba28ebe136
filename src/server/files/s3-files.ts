import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { S3Client } from './s3-client.ts'
import { scratchFolder } from './scratch.ts'
import { type ByteRange, type Files, folderSeal, type StoredFile } from './types.ts'

/** The files of an area as private objects of a bucket, of which every machine sees the same. */
export function s3Files(client: S3Client, area: string): Files {
  const keyOf = (name: string) => `${area}/${name}`
  const find = (name: string) => (isName(name) ? findObject(client, keyOf(name)) : Promise.resolve(null))
  const put = async (name: string, data: Uint8Array) => {
    await client.put(keyOf(name), new Uint8Array(data))
  }
  return {
    find,
    put,
    putNew: async (name, data) => (await client.put(keyOf(name), new Uint8Array(data), { isNew: true })) === 'stored',
    remove: (name) => client.remove(keyOf(name)),
    withPath: async (name, use) => {
      const stored = await find(name)
      if (!stored) return null
      return withScratch(async (folder) => {
        const copy = path.join(folder, path.basename(name))
        await writeFile(copy, stored.stream(), { mode: 0o600 })
        return use(copy)
      })
    },
    putFolder: (name, fill) =>
      withScratch(async (folder) => {
        const result = await fill(folder)
        for (const file of sealedLast(await readdir(folder)))
          await put(`${name}/${file}`, await readFile(path.join(folder, file)))
        return result
      }),
    folders: () => client.foldersOf(`${area}/`),
    folderChangedAt: async (name) => {
      const entries = await client.entriesOf(`${keyOf(name)}/`)
      return entries.reduce<number | null>((last, { changedAt }) => Math.max(last ?? 0, changedAt), null)
    },
    // Writing renews the object's time, the only time it has.
    keepFolder: async (name) => {
      const seal = await find(`${name}/${folderSeal}`)
      if (seal) await put(`${name}/${folderSeal}`, await seal.read())
    },
    removeFolder: async (name) => {
      const entries = await client.entriesOf(`${keyOf(name)}/`)
      await client.remove(keyOf(`${name}/${folderSeal}`))
      for (const { key } of entries) await client.remove(key)
    },
    // A folder without its seal is one that nothing refers to, and is removed as those are.
    removeUnfinished: async () => 0,
  }
}

const longestName = 900

/** Addresses lose segments of dots, and S3 refuses control characters and more than 1,024 bytes. */
function isName(name: string): boolean {
  const isPlain = !/\p{Cc}/u.test(name) && Buffer.byteLength(name) <= longestName
  return isPlain && name.split('/').every((part) => !['', '.', '..'].includes(part))
}

async function findObject(client: S3Client, key: string): Promise<StoredFile | null> {
  const found = await client.head(key)
  if (!found) return null
  return {
    ...found,
    stream: (range) => streamOf(client, { key, etag: found.etag }, range),
    read: async () => Buffer.from(await (await client.get(key, found.etag)).arrayBuffer()),
  }
}

/** Asks only when somebody reads: nobody reads or cancels an answer to HEAD, which would keep the connection. */
function streamOf(client: S3Client, { key, etag }: { key: string; etag: string }, range?: ByteRange) {
  let asked: Promise<ReadableStreamDefaultReader<Uint8Array> | undefined> | undefined
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        asked ??= client.get(key, etag, range).then(({ body }) => body?.getReader())
        const reader = await asked
        const chunk = await reader?.read()
        if (chunk?.value) controller.enqueue(chunk.value)
        else controller.close()
      },
      // A reader may leave before the answer begins.
      cancel: async (reason) => {
        const reader = await asked?.catch(() => undefined)
        await reader?.cancel(reason)
      },
    },
    // Else a first chunk is asked for ahead.
    { highWaterMark: 0 },
  )
}

async function withScratch<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await scratchFolder('files')
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const sealedLast = (names: string[]) => [
  ...names.filter((name) => name !== folderSeal),
  ...names.filter((name) => name === folderSeal),
]

import { access, copyFile, readdir, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { buildFileTypes } from '../build-files.ts'
import { type Files, folderSeal, type StoredFile } from '../files/types.ts'
import { log } from '../log.ts'

const minuteMs = 60_000
/** For as long pages of a build that has ended may go on loading its parts. */
const keptMs = 24 * 60 * minuteMs
const tendMs = 10 * minuteMs
/** Names that nobody knows must not cost a look each. */
const lookMs = 1000

const chunk = /^\/_next\/static\/chunks\/([\w.~-]+\.(js|css))(?:\?|$)/
const chunkNames = z.array(z.string())

interface Options {
  files: Files
  distDir: string
  build: string
}

export interface OtherBuilds {
  /** Null for a part that Next finds in the folder of the own build, and for one that no build has. */
  find: (name: string) => Promise<StoredFile | null>
}

/**
 * Shares the scripts and style sheets of this build with all processes, and finds those of the others: pages that were
 * opened before a release load more of them afterwards, and while processes of two builds answer, either is asked for
 * what the other's pages need.
 */
export async function shareBuild({ files, distDir, build }: Options): Promise<OtherBuilds> {
  const folder = join(distDir, 'static', 'chunks')
  const own = new Set(await readdir(folder).catch((): string[] => []))
  const buildOf = new Map<string, string>()
  const read = new Set([build])
  let lookedAt = 0
  let looking: Promise<void> | undefined

  const look = async () => {
    for (const other of await files.folders()) {
      const manifest = read.has(other) ? null : await files.find(`${other}/${folderSeal}`)
      if (!manifest) continue
      for (const name of chunkNames.parse(JSON.parse((await manifest.read()).toString()))) buildOf.set(name, other)
      read.add(other)
    }
  }
  const lookAgain = async () => {
    if (Date.now() - lookedAt < lookMs) return looking
    lookedAt = Date.now()
    looking = look()
    return looking
  }
  const tend = async () => {
    try {
      await keep({ files, folder, build, names: [...own] })
      await removeOld(files)
    } catch (error) {
      log.warn({ error }, 'this build could not be shared with other web servers')
    }
  }
  await tend()
  setInterval(tend, tendMs).unref()
  return {
    find: async (name) => {
      if (own.has(name)) {
        const isThere = await access(join(folder, name)).then(
          () => true,
          () => false,
        )
        // The shared copy outlives a folder that somebody empties or builds in while this process runs.
        return isThere ? null : files.find(`${build}/${name}`)
      }
      if (!buildOf.has(name)) await lookAgain()
      const other = buildOf.get(name)
      return other === undefined ? null : files.find(`${other}/${name}`)
    },
  }
}

async function keep({ files, folder, build, names }: { files: Files; folder: string; build: string; names: string[] }) {
  if (await files.find(`${build}/${folderSeal}`)) return files.keepFolder(build)
  await files.putFolder(build, async (draft) => {
    for (const name of names) await copyFile(join(folder, name), join(draft, name))
    await writeFile(join(draft, folderSeal), JSON.stringify(names))
  })
}

async function removeOld(files: Files): Promise<void> {
  const before = Date.now() - keptMs
  await files.removeUnfinished(before)
  for (const name of await files.folders()) {
    const changedAt = await files.folderChangedAt(name)
    if (changedAt === null || changedAt >= before) continue
    // Another process may have removed it first.
    await files.removeFolder(name).catch((error: unknown) => log.debug({ error, name }, 'an old build was not removed'))
  }
}

/** Answers requests for scripts and style sheets of other builds, and for own ones that are gone from their folder. */
export function withOtherBuilds(next: RequestListener, builds: OtherBuilds): RequestListener {
  return (request, response) => {
    const [, name = '', ending = ''] = chunk.exec(request.url ?? '') ?? []
    if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return next(request, response)
    builds
      .find(name)
      .then(async (stored) => {
        if (!stored) return next(request, response)
        // The visitor has left: a stream that nobody reads would keep its file open.
        if (response.destroyed) return
        response.writeHead(200, {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': buildFileTypes.get(ending),
          'content-length': stored.size,
        })
        if (request.method === 'HEAD') return response.end()
        await pipeline(stored.stream(), response)
      })
      .catch((error: unknown) => {
        // The visitor has left, or the storage has; what was sent says how long the file is.
        if (response.headersSent) return response.destroy()
        log.warn({ error, name }, 'a file of another build could not be found')
        next(request, response)
      })
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { routesFile } from '../next-internals.ts'

const manifest = z.record(z.string(), z.string())

/**
 * The routes of the build in this checkout, as the patterns that Next's spans name.
 * @returns none without a build, as in a worker that runs without it
 */
export async function builtRoutes(): Promise<ReadonlySet<string>> {
  const file = join(process.env.NEXT_DIST_DIR ?? '.next', routesFile)
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return new Set(Object.entries(manifest.parse(JSON.parse(text))).flat())
}

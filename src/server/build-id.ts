import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The id of the build in this checkout, also for a worker, which runs without it. */
export function builtVersion(): Promise<string> {
  return readFile(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8').catch(() => 'unknown')
}

import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const known = z.object({ id: z.string(), timestamp: z.number() })

/**
 * Lays a copy of a build beside it that says of itself to be a later one: a second real build writes other values into the same
 * places, and takes minutes. `latest` is what the first one answers at `/builds/latest.json`.
 */
export function layLaterRelease(distDir: string, copy: string, latest: unknown): void {
  const { id, timestamp } = known.parse(latest)
  rmSync(copy, { recursive: true, force: true })
  cpSync(distDir, copy, { recursive: true, filter: (path) => path !== join(distDir, 'cache') })
  for (const file of globSync(`${copy}/{server,static}/**/*.js`)) {
    const text = readFileSync(file, 'utf8')
    if (!text.includes(id)) continue
    writeFileSync(file, text.replaceAll(id, `later-${id}`).replaceAll(String(timestamp), String(timestamp + 1000)))
  }
}

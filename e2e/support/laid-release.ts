import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * Releases laid as copies of a build: a real build with another environment writes only other values into the same places,
 * and takes minutes of the tests' forty.
 */
function layCopy(distDir: string, copy: string, change: (text: string) => string): number {
  rmSync(copy, { recursive: true, force: true })
  cpSync(distDir, copy, { recursive: true, filter: (path) => path !== join(distDir, 'cache') })
  let changed = 0
  for (const file of globSync(`${copy}/{server,static}/**/*.js`)) {
    const text = readFileSync(file, 'utf8')
    const other = change(text)
    if (other === text) continue
    writeFileSync(file, other)
    changed++
  }
  return changed
}

const known = z.object({ id: z.string(), timestamp: z.number() })

/** One that says of itself to be later; `latest` is what the first one answers at `/builds/latest.json`. */
export function layLaterRelease(distDir: string, copy: string, latest: unknown): void {
  const { id, timestamp } = known.parse(latest)
  layCopy(distDir, copy, (text) =>
    text.includes(id)
      ? text.replaceAll(id, `later-${id}`).replaceAll(String(timestamp), String(timestamp + 1000))
      : text,
  )
}

const route = z.looseObject({ source: z.string() })
const routes = z.object({ redirects: z.array(route), headers: z.array(route) })
const manifest = z.looseObject({ redirects: z.array(route.extend({ internal: z.boolean().optional() })) })

/** One from before the launch: with the stage that its code was given, and the rules that next.config.ts makes of it. */
export async function layReleaseBeforeLaunch(distDir: string, copy: string): Promise<void> {
  const changed = layCopy(distDir, copy, (text) => text.replaceAll('.parse("open-to-all")', '.parse("before-launch")'))
  if (changed === 0) throw new Error('No file of the build knows the stage of the site.')
  const env = { ...process.env, MAINTENANCE: 'true' }
  const child = fork('e2e/support/launch-routes.ts', { execArgv: ['--import', 'tsx'], env })
  const [message]: unknown[] = await once(child, 'message')
  const { redirects, headers } = routes.parse(message)
  const file = join(copy, 'routes-manifest.json')
  const before = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const ofNext = before.redirects.filter(({ internal }) => internal)
  writeFileSync(file, JSON.stringify({ ...before, redirects: [...ofNext, ...redirects], headers }))
}

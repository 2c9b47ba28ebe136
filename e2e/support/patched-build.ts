import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/**
 * Releases as patched copies of a build: a real second build would write only other values into the same places, and
 * take minutes of the tests' forty.
 */
function patchCopy(distDir: string, copy: string, change: (text: string) => string): number {
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

/** A build with a later date; `latest` is the first build's `/builds/latest.json`. */
export function patchLaterBuild(distDir: string, copy: string, latest: unknown): void {
  const { id, timestamp } = known.parse(latest)
  patchCopy(distDir, copy, (text) =>
    text.includes(id)
      ? text.replaceAll(id, `later-${id}`).replaceAll(String(timestamp), String(timestamp + 1000))
      : text,
  )
}

const route = z.looseObject({ source: z.string(), internal: z.boolean().optional() })
const routes = z.object({ redirects: z.array(route), headers: z.array(route) })

/** A build before the launch: with that stage in its code, and the rules that next.config.ts makes of it. */
export async function patchBuildBeforeLaunch(distDir: string, copy: string): Promise<void> {
  const changed = patchCopy(distDir, copy, (text) =>
    text.replaceAll('.parse("open-to-all")', '.parse("before-launch")'),
  )
  if (changed === 0) throw new Error('No file of the build knows the stage of the site.')
  const file = join(copy, 'routes-manifest.json')
  const built = routes.loose().parse(JSON.parse(readFileSync(file, 'utf8')))
  const ofNext = built.redirects.filter(({ internal }) => internal)
  const withStage = async (MAINTENANCE: string) => {
    const { redirects, headers } = await routesOfConfig({ MAINTENANCE })
    return { ...built, redirects: [...ofNext, ...redirects], headers }
  }
  // Checks the method on the current stage: the computed rules must equal those that the build wrote.
  if (!isDeepStrictEqual(await withStage('false'), built)) throw new Error('Next writes other rules than these.')
  writeFileSync(file, JSON.stringify(await withStage('true')))
}

async function routesOfConfig(more: Record<string, string>): Promise<z.infer<typeof routes>> {
  const env = { ...process.env, ...more }
  const child = fork('e2e/support/launch-routes.ts', { execArgv: ['--import', 'tsx'], env })
  const [message]: unknown[] = await once(child, 'message')
  return routes.parse(message)
}

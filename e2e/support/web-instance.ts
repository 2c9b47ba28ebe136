import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/services/free-port'
import type { Environment } from '../../scripts/services/processes'
import { startWeb } from '../../scripts/services/web'
import { stack } from './stack-ready'

export interface WebInstance {
  url: string
  pid: number
  log: string
  /** Shifts the clock by this many milliseconds, as far as `new Date()` tells the time. */
  moveClock: (milliseconds: number) => void
  stop: () => Promise<void>
  /** Kills the process as a crash would. */
  kill: () => Promise<void>
}

export async function startInstance(more: Environment = {}, port?: number): Promise<WebInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-instance-'))
  const log = join(folder, 'web.log')
  const clock = join(folder, 'clock')
  writeFileSync(clock, '0')
  const preload = pathToFileURL(resolve('e2e/support/moved-clock.mjs')).href
  const env = { ...stack().env, NODE_OPTIONS: `--import=${preload}`, MOVED_CLOCK_FILE: clock, ...more }
  const web = await startWeb({ port: port ?? (await freePort()), env, log })
  return {
    ...web,
    log,
    moveClock: (milliseconds) => {
      writeFileSync(clock, String(milliseconds))
      process.kill(web.pid, 'SIGUSR2')
    },
  }
}

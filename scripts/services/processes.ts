import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export type Environment = Record<string, string | undefined>

export interface Child {
  pid: number
  ended: Promise<string>
  stop: () => Promise<void>
  kill: () => Promise<void>
}

interface Options {
  env: Environment
  cwd?: string
  log?: string
  onMessage?: (message: unknown) => void
}

/** Milliseconds; the worker gives the page it draws 20 seconds to become ready. */
const patienceMs = 25_000

const root = pathToFileURL(`${process.cwd()}/`)
const dieWithParent = new URL('scripts/services/die-with-parent.mjs', root).href

/**
 * Starts `node` as a process group of its own, so that a Ctrl-C reaches it only through the launcher, in the right
 * order.
 */
export function startNode(args: string[], { env, cwd, log, onMessage }: Options): Child {
  if (log) mkdirSync(dirname(log), { recursive: true })
  const output = log ? openSync(log, 'a') : 'inherit'
  const child = spawn(process.execPath, ['--import', dieWithParent, ...args], {
    env: { ...process.env, ...env },
    cwd,
    detached: true,
    stdio: onMessage ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
  })
  if (onMessage) child.on('message', onMessage)
  if (typeof output === 'number') closeSync(output)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended), kill: () => kill(child, ended) }
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const patience = new AbortController()
  const tooLong = delay(patienceMs, 'too long', { signal: patience.signal }).catch(() => 'stopped')
  if ((await Promise.race([ended, tooLong])) === 'too long') await kill(child, ended)
  patience.abort()
}

async function kill(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

export function lastLines(log: string, count = 15): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

/** Keeps the worker running: at lower priority than the web server, and restarted when it dies. */
export function startWorker(options: Options): { pid: () => number; stop: () => Promise<void> } {
  let current = start()
  let stopped = false

  function start(): Child {
    const child = startNode(['--import', 'tsx', 'src/worker.ts'], options)
    if (child.pid) setPriority(child.pid, 10)
    void child.ended.then(async () => {
      if (stopped) return
      await delay(1000, undefined, { ref: false })
      if (!stopped) current = start()
    })
    return child
  }

  return {
    pid: () => current.pid,
    stop: async () => {
      stopped = true
      await current.stop()
    },
  }
}

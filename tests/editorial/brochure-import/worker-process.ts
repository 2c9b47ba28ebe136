import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export type WorkerProcess = {
  pid: number
  log: () => string
  kill: () => Promise<void>
  stop: () => Promise<number | null>
}

const dieWithParent = new URL('../../../scripts/services/die-with-parent.mjs', import.meta.url).href

export function startWorker(): WorkerProcess {
  const child: ChildProcess = spawn(process.execPath, ['--import', dieWithParent, '--import', 'tsx', 'src/worker.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
    // A session of its own, as the launcher starts it: the worker lowers the priority of its whole session.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
  return {
    pid: child.pid ?? 0,
    log: () => said,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

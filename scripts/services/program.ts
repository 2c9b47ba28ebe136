import { setTimeout as delay } from 'node:timers/promises'
import { closeStreams, spawnGuarded } from './guarded'
import type { Child } from './processes'

/** One process after another at the same place: what is killed is started again with the same addresses and files. */
export interface Restartable {
  pid: () => number
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

interface Program {
  path: string
  args: string[]
  env?: NodeJS.ProcessEnv
  answers: () => Promise<boolean>
  /** How often it has to be told to end: PgBouncer waits for its clients after the first time. */
  askedToEnd?: number
}

const patienceMs = 30_000
const pauseMs = 50
/** A worker of a killed program may hold its port for a moment. */
const mostStarts = 5

/**
 * Starts a program of somebody else and waits until it answers.
 * @throws when it has ended several times, or has not answered within half a minute
 */
export function startProgram(program: Program): Promise<Restartable> {
  return restartable(async () => {
    for (let starts = 1; ; starts++) {
      const child = launch(program)
      if (await isAnswering(program, child)) return child
      if (starts === mostStarts) throw new Error(`${program.path} ends at once (${await child.ended}).`)
      await delay(1000)
    }
  })
}

/** @param onEnd is told how a process ended that nobody has stopped or killed */
export async function restartable(
  launchOne: () => Promise<Child>,
  onEnd: (how: string) => void = () => undefined,
): Promise<Restartable> {
  let current = await launchOne()
  let expected = false
  const watch = (child: Child) =>
    void child.ended.then((how) => {
      if (child === current && !expected) onEnd(how)
    })
  watch(current)
  return {
    pid: () => current.pid,
    kill: () => {
      expected = true
      return current.kill()
    },
    start: async () => {
      current = await launchOne()
      expected = false
      watch(current)
    },
    stop: () => {
      expected = true
      return current.stop()
    },
  }
}

function launch({ path, args, env, askedToEnd = 1 }: Program): Child {
  const child = spawnGuarded(path, args, { env })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  }).finally(() => closeStreams(child))
  const isGone = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  return {
    pid: child.pid ?? 0,
    ended,
    kill: async () => {
      // The whole group: also the processes that it has started.
      if (!isGone()) process.kill(-Number(child.pid), 'SIGKILL')
      await ended
    },
    stop: async () => {
      for (let times = 0; times < askedToEnd && !isGone(); times++) child.kill('SIGTERM')
      await ended
    },
  }
}

async function isAnswering({ path, answers }: Program, child: Child): Promise<boolean> {
  let hasEnded = false
  void child.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + patienceMs
  while (!hasEnded) {
    if (await answers().catch(() => false)) return true
    if (Date.now() > deadline) {
      await child.kill()
      throw new Error(`${path} does not answer.`)
    }
    await delay(pauseMs)
  }
  return false
}

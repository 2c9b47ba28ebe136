import { type ChildProcess, spawn } from 'node:child_process'
import type { UserIds } from './postgres-user'

interface Options {
  /** A file descriptor for what it says; errors alone are shown without one. */
  output?: number
  user?: UserIds
  env?: NodeJS.ProcessEnv
}

/**
 * Starts a program in a process group of its own. The shell waits on a pipe from this process, so the program stops even
 * when this process is killed; `exec` keeps its pid.
 */
export function spawnGuarded(program: string, args: string[], { output, user, env }: Options): ChildProcess {
  const guard = '(cat <&3 >/dev/null; kill -INT $$) 2>/dev/null & exec "$@" 3<&-'
  return spawn('sh', ['-c', guard, 'sh', program, ...args], {
    ...user,
    env: env ?? process.env,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output ?? 'ignore', output ?? 'inherit', 'pipe'],
  })
}

/** Without this the pipe would keep this process alive after the program has ended. */
export function closeStreams({ stdio }: ChildProcess): void {
  for (const stream of stdio) if (stream && 'destroy' in stream) stream.destroy()
}

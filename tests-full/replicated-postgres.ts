import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../scripts/services/free-port'
import { closeStreams } from '../scripts/services/guarded'
import { ensureDatabase, initialise, launch, stop } from '../scripts/services/postgres'
import { postgresUser } from '../scripts/services/postgres-user'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'
const password = 'test'
/** A replica finds the log that it missed while it or the primary was away. */
const keptLog = 'wal_keep_size=256MB'
const common = ['fsync=off', 'jit=off', 'listen_addresses=127.0.0.1', 'max_connections=200', keptLog]

/** Why no replica can be started here, else null. */
export function missingReplica(): string | null {
  return existsSync(join(programs, 'pg_basebackup'))
    ? null
    : 'Debian’s Postgres 15 is not installed, so nothing was read from a replica.'
}

export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end())
  return rows
}

/** A primary and a replica of it, which replays every commit some seconds later. */
export async function startReplicatedPostgres({ delaySeconds = 3 }: { delaySeconds?: number } = {}) {
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'broshura-replica-'))
  chmodSync(folder, 0o755)
  const socket = join(folder, 'socket')
  mkdirSync(socket)
  if (user) chownSync(socket, user.uid, user.gid)
  const place = async (name: string) => {
    const port = await freePort()
    const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
    return { port, data: join(folder, name), url }
  }
  const start = ({ port, data, url }: Awaited<ReturnType<typeof place>>, ...settings: string[]) => {
    const all = [...common, `port=${port}`, `unix_socket_directories=${socket}`, ...settings]
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
    return launch(join(programs, 'postgres'), args, `${data}.log`, user, url('postgres'))
  }
  const first = await place('primary')
  initialise(join(programs, 'initdb'), first.data, password, user)
  let primary = await start(first)
  await ensureDatabase(first.url('postgres'), 'broshura')
  const second = await place('replica')
  const from = ['--host=127.0.0.1', `--port=${first.port}`, '--username=postgres']
  const how = [`--pgdata=${second.data}`, '--write-recovery-conf', '--checkpoint=fast']
  // Its parent belongs to the one who runs the tests.
  mkdirSync(second.data, { mode: 0o700 })
  if (user) chownSync(second.data, user.uid, user.gid)
  const env = { ...process.env, PGPASSWORD: password }
  await run(join(programs, 'pg_basebackup'), [...from, ...how], { ...user, cwd: '/', env })
  const startReplica = () => start(second, `recovery_min_apply_delay=${delaySeconds}s`)
  let replica = await startReplica()
  const url = first.url('broshura')
  const replicaUrl = second.url('broshura')
  return {
    url,
    replicaUrl,
    /** @returns a question: has the replica replayed what the primary has now? Heartbeats give it more all the time. */
    nowReplayed: async () => {
      const [position] = await runSql(url, 'select pg_current_wal_insert_lsn()::text as text')
      const query = `select pg_last_wal_replay_lsn() >= '${position?.text}'::pg_lsn as yes`
      return async () => (await runSql(replicaUrl, query))[0]?.yes === true
    },
    /** Its processes stand still: connections are accepted by the kernel, and nobody answers. */
    freezeReplica: () => process.kill(-Number(replica.pid), 'SIGSTOP'),
    thawReplica: () => process.kill(-Number(replica.pid), 'SIGCONT'),
    stopReplica: () => stop(replica),
    startReplica: async () => {
      replica = await startReplica()
    },
    startPrimary: async () => {
      primary = await start(first)
    },
    pids: () => ({ primary: Number(primary.pid), replica: Number(replica.pid) }),
    kill: async (which: 'primary' | 'replica') => {
      const server = which === 'primary' ? primary : replica
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
      closeStreams(server)
    },
    promoteReplica: () => runSql(replicaUrl, 'select pg_promote()'),
    stop: async () => {
      await stop(replica)
      await stop(primary)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

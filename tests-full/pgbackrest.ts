import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../scripts/services/free-port'
import { ensureDatabase, initialise, launch, stop } from '../scripts/services/postgres'
import { postgresUser } from '../scripts/services/postgres-user'
import { findProgram } from './find-program'

const run = promisify(execFile)
const programs = '/usr/lib/postgresql/15/bin'
const stanza = 'site'

/** Why no backup can be made and restored here, else null. */
export function missingPgBackRest(): string | null {
  const isHere = findProgram('pgbackrest') && existsSync(join(programs, 'postgres'))
  return isHere ? null : 'pgBackRest or Debian’s Postgres 15 is not installed, so no backup was restored.'
}

/** A Postgres 15 whose write-ahead log pgBackRest archives into a repository beside it. */
export async function startArchivedPostgres() {
  const user = postgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'broshura-backup-'))
  chmodSync(folder, 0o755)
  const place = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }
  const [data, socket] = [join(folder, 'postgres'), place('socket')]
  const port = await freePort()
  const config = join(folder, 'pgbackrest.conf')
  const own = ['repo', 'log', 'lock', 'spool'].map(
    (name) => `${name === 'repo' ? 'repo1' : name}-path=${place(name)}\n`,
  )
  const site = `[${stanza}]\npg1-path=${data}\npg1-port=${port}\npg1-socket-path=${socket}\npg1-user=postgres\n`
  writeFileSync(config, `[global]\n${own.join('')}start-fast=y\n${site}`)
  initialise(join(programs, 'initdb'), data, 'test', user)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket,
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${config} --stanza=${stanza} archive-push %p`,
    jit: 'off',
  }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const url = (database: string) => `postgres://postgres:test@127.0.0.1:${port}/${database}`
  const server = await launch(join(programs, 'postgres'), args, join(folder, 'postgres.log'), user, url('postgres'))
  const env = { ...process.env, PGPASSWORD: 'test' }
  const backrest = (...more: string[]) =>
    run('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...more], { ...user, cwd: '/', env })
  await backrest('stanza-create')
  await ensureDatabase(url('postgres'), 'broshura')
  return {
    folder,
    url: url('broshura'),
    backup: () => backrest('--type=full', 'backup'),
    source: { stanza, config },
    stop: async () => {
      await stop(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

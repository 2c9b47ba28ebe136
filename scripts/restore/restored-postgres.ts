import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { launch, stop } from '../services/postgres'
import { postgresUser } from '../services/postgres-user'

const run = promisify(execFile)

interface Options {
  stanza: string
  /** A point in time as Postgres writes it; all that was archived without it. */
  to?: string
  into: string
  /** Configuration of pgBackRest, where it is not its own place. */
  config?: string
  /** Of the site: its role and the name of its database are those of the copy. */
  databaseUrl: string
}

interface Restored {
  url: string
  backup: { label: string; megabytes: number; storedMegabytes: number }
  restoreSeconds: number
  recoverySeconds: number
  stop: () => Promise<void>
}

const megabyte = 1024 * 1024
const sizes = z.object({ size: z.number(), repository: z.object({ size: z.number() }) })
const stanzas = z.array(z.object({ backup: z.array(z.object({ label: z.string(), info: sizes })) }))

/** The drill removes its folder with all that is in it. @throws for a folder that somebody else uses */
export function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: give a folder of its own with --into.`)
  }
}

/**
 * Restores the newest backup of pgBackRest that is older than the moment into another folder, and starts a Postgres on it that replays
 * what was archived until then. Nobody else reaches it, and it archives nothing, so that backup and site do not notice it.
 */
export async function restoredPostgres({ stanza, to, into, config, databaseUrl }: Options): Promise<Restored> {
  const user = postgresUser()
  const folder = resolve(into)
  const data = join(folder, 'data')
  for (const path of [folder, data]) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user) chownSync(path, user.uid, user.gid)
  }
  const backrest = async (...args: string[]) => {
    const common = [`--stanza=${stanza}`, ...(config ? [`--config=${resolve(config)}`] : []), '--log-level-file=off']
    return run('pgbackrest', [...common, ...args], { ...user, cwd: '/', maxBuffer: 64 * megabyte })
  }
  const began = Date.now()
  const target = to ? ['--type=time', `--target=${to}`, '--target-action=promote'] : []
  const { stdout } = await backrest(
    `--pg1-path=${data}`,
    '--archive-mode=off',
    '--log-level-console=info',
    ...target,
    'restore',
  )
  const restored = Date.now()
  const label = /restore backup set (\S+?),/.exec(stdout)?.[1] ?? ''
  const [found] = stanzas.parse(JSON.parse((await backrest('--output=json', 'info')).stdout))
  const info = found?.backup.find((each) => each.label === label)?.info

  // The path of a socket may have 107 bytes at most.
  const socket = mkdtempSync(join(tmpdir(), 'restored-'))
  chmodSync(socket, 0o700)
  const access = join(folder, 'pg_hba.conf')
  writeFileSync(access, 'local all all trust\n')
  const settings = join(folder, 'postgresql.conf')
  writeFileSync(settings, '')
  if (user) for (const path of [socket, access, settings]) chownSync(path, user.uid, user.gid)
  const { username, pathname } = new URL(databaseUrl)
  const url = `postgres://${username}@localhost${pathname}?host=${encodeURIComponent(socket)}`
  // These win over what the copy brings along, also over what was set by ALTER SYSTEM.
  const own = {
    config_file: settings,
    hba_file: access,
    listen_addresses: '',
    unix_socket_directories: socket,
    ssl: 'off',
    hot_standby: 'off',
    shared_preload_libraries: '',
  }
  const args = ['-D', data, ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = await launch(programOf(data), args, join(folder, 'postgres.log'), user, url)
  return {
    url,
    backup: {
      label,
      megabytes: (info?.size ?? 0) / megabyte,
      storedMegabytes: (info?.repository.size ?? 0) / megabyte,
    },
    restoreSeconds: (restored - began) / 1000,
    recoverySeconds: (Date.now() - restored) / 1000,
    stop: async () => {
      await stop(server)
      rmSync(socket, { recursive: true, force: true })
    },
  }
}

/** The Postgres of the version that made the backup, where Debian installs it; elsewhere the one that is found by its name. */
function programOf(data: string): string {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  const debian = `/usr/lib/postgresql/${version}/bin/postgres`
  return existsSync(debian) ? debian : 'postgres'
}

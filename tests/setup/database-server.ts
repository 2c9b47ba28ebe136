import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PostgreSqlContainer } from '@testcontainers/postgresql'
import { getContainerRuntimeClient } from 'testcontainers'
import { freePort } from '../../scripts/services/free-port'
import { startPostgres } from '../../scripts/services/postgres'

export interface DatabaseServer {
  url: string
  /** An external server stays after the tests, so they must clean up. */
  keeps: boolean
  stop: () => Promise<void>
}

// Tests need no durability, so writes skip the disk.
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A Postgres for tests: the given one, else a container where a Docker engine answers, else the one from npm. */
export async function startDatabaseServer(given: string | undefined): Promise<DatabaseServer> {
  if (given) return { url: given, keeps: true, stop: async () => {} }
  return (await dockerAnswers()) ? container() : embedded()
}

async function dockerAnswers(): Promise<boolean> {
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
}

async function container(): Promise<DatabaseServer> {
  const flags = hasty.flatMap((setting) => ['-c', setting])
  const started = await new PostgreSqlContainer('postgres:18').withCommand(['postgres', ...flags]).start()
  return { url: started.getConnectionUri(), keeps: false, stop: async () => void (await started.stop()) }
}

const inMemory = '/dev/shm'
/** Bytes: the template, the databases of two workers and the log of changes take a fifth of it. */
const enough = 3 * 1024 ** 3

/** Each test file copies a database of 1,900 files: 0.03 s in memory, up to 1.7 s on a disk. */
function folderOfServers(): string {
  const isRoomy = existsSync(inMemory) && bytesFree(inMemory) > enough
  return isRoomy ? join(inMemory, `broshura-tests-${process.getuid?.()}`) : resolve('.data', 'tests')
}

function bytesFree(path: string): number {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

async function embedded(): Promise<DatabaseServer> {
  const folder = folderOfServers()
  removeLeftovers(folder)
  const dir = join(folder, String(process.pid))
  mkdirSync(dir, { recursive: true })
  const options = { dir: join(dir, 'postgres'), port: await freePort(), password: 'test', settings: hasty }
  const postgres = await startPostgres(options)
  return {
    url: postgres.url('postgres'),
    keeps: false,
    stop: async () => {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A killed run leaves its folder, whose name is the number of its process. */
function removeLeftovers(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!runs(Number(name))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

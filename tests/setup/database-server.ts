import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
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

async function embedded(): Promise<DatabaseServer> {
  removeLeftovers()
  const dir = resolve('.data', `test-${process.pid}`)
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

/** A killed run leaves its folder, whose name has the number of its process. */
function removeLeftovers(): void {
  for (const name of existsSync('.data') ? readdirSync('.data') : []) {
    const pid = Number(name.match(/^test-(\d+)$/)?.[1])
    if (pid && !runs(pid)) rmSync(join('.data', name), { recursive: true, force: true })
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

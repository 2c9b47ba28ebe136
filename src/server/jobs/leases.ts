import { sql } from '@payloadcms/db-postgres'
import { Client } from 'pg'
import { z } from 'zod'
import type { Database } from '../db/transaction'
import { directDatabaseUrl } from '../env'

const lockName = 'broshura runner '
const heartbeatMs = 10_000

export interface Leases {
  /** Takes the lock of a runner, before its first job. */
  hold: (runner: string) => Promise<void>
  release: () => Promise<void>
}

/**
 * The leases of this process: its runners' jobs are its own as long as this one connection lasts. Postgres ends it with the
 * process, even after a kill, and after a minute where the machine or the network is gone. `onLost` is called before that;
 * all work must stop then, because others take it over.
 */
export async function openLeases(onLost: (error: Error) => void): Promise<Leases> {
  const client = new Client({
    connectionString: directDatabaseUrl(),
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    application_name: 'broshura worker leases',
  })
  client.on('error', onLost)
  await client.connect()
  for (const [name, value] of [
    ['idle', 30],
    ['interval', 10],
    ['count', 3],
  ])
    await client.query(`set tcp_keepalives_${name} = ${value}`)
  const heartbeat = setInterval(() => client.query('select 1').catch(onLost), heartbeatMs)
  return {
    hold: async (runner) => {
      await client.query('select pg_advisory_lock(hashtextextended($1 || $2, 0))', [lockName, runner])
    },
    release: async () => {
      clearInterval(heartbeat)
      client.removeListener('error', onLost)
      await client.end()
    },
  }
}

const dead = z.object({ runners: z.array(z.string()).nullable() })

/** Gives back the jobs whose process is gone. Not on the connection of the leases, which gets its own locks again. @returns of how many runners */
export async function unlockDead(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    with dead as materialized (
      select runner from (
        select locked_by as runner from graphile_worker._private_jobs where locked_by is not null
        union select locked_by from graphile_worker._private_job_queues where locked_by is not null) held
      where pg_try_advisory_xact_lock(hashtextextended(${lockName} || runner, 0)))
    select array_agg(runner) as runners,
      (select graphile_worker.force_unlock_workers(array_agg(runner)) from dead having count(*) > 0) as unlocked
    from dead`)
  return dead.parse(rows[0]).runners?.length ?? 0
}

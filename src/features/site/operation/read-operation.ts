import { priceImportStatuses } from '@collections/prices/import-statuses'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { pendingMigrations } from '@/server/db/migrations'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { directDatabaseUrl } from '@/server/env'
import { migrations } from '../../../../migrations'

const { priceImports } = tables
const mostFailed = 100

const moment = z.coerce.date().transform((at) => at.toISOString())

const kinds = z.array(
  z.object({ kind: z.string(), waiting: z.number(), failing: z.number(), oldest: moment.nullable() }),
)
const failed = z.array(
  z.object({ id: z.string(), kind: z.string(), attempts: z.number(), most: z.number(), next: moment }),
)
const processes = z.array(z.object({ name: z.enum(['web', 'worker']), address: z.string().nullable(), since: moment }))
const lastPrices = z.object({ day: z.iso.date().nullable(), status: z.enum(priceImportStatuses), finished: moment })
const version = z.object({ postgres: z.string() })
/** A server that archives its log can be restored up to what was archived last (docs/deploy.md). */
const archiver = z.object({
  isOn: z.boolean(),
  archived: moment.nullable(),
  /** As the alert `BroshuraLogNotArchived` (deploy/alerts.yml). */
  isLate: z.boolean(),
  failed: moment.nullable(),
})

export type Operation = Awaited<ReturnType<typeof readOperation>>

/** Errors of jobs are not shown: their messages may contain what somebody typed. */
export async function readOperation(database: Database) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows
  const isOpen = sql`locked_at is null and attempts < max_attempts`
  const queue = kinds.parse(
    await rowsOf(sql`
      select task_identifier as kind, count(*) filter (where attempts = 0)::int as waiting,
        count(*) filter (where attempts > 0)::int as failing, min(created_at) as oldest
      from graphile_worker.jobs where ${isOpen} and (attempts > 0 or run_at <= now())
      group by task_identifier order by task_identifier`),
  )
  const failing = failed.parse(
    await rowsOf(sql`
      select id::text, task_identifier as kind, attempts, max_attempts as most, run_at as next
      from graphile_worker.jobs where ${isOpen} and attempts > 0 order by created_at limit ${mostFailed}`),
  )
  // Each process keeps one connection of this name as long as it lives.
  const seen = processes.parse(
    await rowsOf(sql`
      select case application_name when 'broshura-cache' then 'web' else 'worker' end as name,
        host(client_addr) as address, backend_start as since
      from pg_stat_activity where datname = current_database()
        and application_name in ('broshura-cache', 'broshura worker leases')
      order by name, backend_start`),
  )
  const [prices] = await rowsOf(sql`
    select ${priceImports.day} as day, ${priceImports.status} as status, ${priceImports.finishedAt} as finished
    from ${priceImports} where ${priceImports.finishedAt} is not null order by ${priceImports.finishedAt} desc limit 1`)
  const [server] = await rowsOf(sql`select current_setting('server_version') as postgres`)
  const [archive] = await rowsOf(sql`
    select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as archived,
      coalesce(last_archived_time, stats_reset, '-infinity') < now() - interval '1 hour' as "isLate",
      case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time end as failed
    from pg_stat_archiver`)
  const missing = await pendingMigrations(
    directDatabaseUrl(),
    migrations.map(({ name }) => name),
  )
  return {
    queue,
    failing,
    processes: seen,
    prices: prices ? lastPrices.parse(prices) : null,
    postgres: version.parse(server).postgres,
    archive: archiver.parse(archive),
    migrations: { all: migrations.length, missing },
  }
}

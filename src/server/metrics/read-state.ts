import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { Pool } from 'pg'
import { z } from 'zod'
import { statementOf } from '@/server/db/statement'
import { tables } from '@/server/db/tables'
import { isNoneOf, isOneOf } from '../db/states'
import { directDatabaseUrl } from '../env'
import { mailKinds } from '../jobs/kinds'
import { log } from '../log'
import { type Readings, type Sample, type StateGauge, stateGauges } from './state-gauges'

const { orders, priceImports } = tables
const { orderLines, payments, refunds, shipments } = tables.shop

const sample = (metric: StateGauge, label: SQL, value: SQL) =>
  sql`select ${sql.raw(`'${metric}'`)} as metric, ${label}::text as label, (${value})::float8 as value`

const one = (metric: StateGauge, value: SQL) => sample(metric, sql`null`, value)

const kind = sql`task_identifier`
const isOpen = sql`locked_at is null and attempts < max_attempts`
const isDue = sql`run_at <= now()`
const seconds = (since: SQL) => sql`extract(epoch from now() - ${since})`
/** An order that was sent stays placed for as long as it may come back, and nobody waits for it. */
const isToSend = sql`(${isOneOf(orders.status, 'placed')} and (
  exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} < ${orderLines.quantity})
  or exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${isOneOf(shipments.state, 'packed')})))`
const waitingOrders = sql`from ${orders}
  where ${isOneOf(orders.status, 'awaiting-payment')} or ${isToSend} group by ${orders.status}`

const isPublishedDay = sql`(${isOneOf(priceImports.status, 'done')} and ${priceImports.dryRun} is not true)`

const readings: Record<string, SQL> = {
  jobs: sql`
    ${sample('broshura_jobs_waiting', kind, sql`count(*)`)}
      from graphile_worker.jobs where ${isOpen} and ${isDue} and attempts = 0 group by task_identifier
    union all ${sample('broshura_jobs_failing', kind, sql`count(*)`)}
      from graphile_worker.jobs where ${isOpen} and attempts > 0 group by task_identifier
    union all ${sample(
      'broshura_jobs_oldest_waiting_seconds',
      kind,
      seconds(sql`min(case when attempts > 0 then created_at else run_at end)`),
    )}
      from graphile_worker.jobs where ${isOpen} and (attempts > 0 or ${isDue}) group by task_identifier`,
  mails: sql`${one('broshura_mails_waiting', sql`count(*)`)} from graphile_worker.jobs
    where task_identifier = any(${sql.param(mailKinds)}::text[]) and attempts < max_attempts`,
  prices: sql`
    ${one('broshura_price_import_last_day_timestamp_seconds', sql`extract(epoch from max(${priceImports.day})::date)`)}
      from ${priceImports} where ${isPublishedDay}
    union all ${one(
      'broshura_price_import_last_success_timestamp_seconds',
      sql`extract(epoch from max(${priceImports.finishedAt}))`,
    )}
      from ${priceImports} where ${isPublishedDay}
    union all ${one('broshura_price_imports_held', sql`count(*)`)}
      from ${priceImports} where ${isOneOf(priceImports.status, 'held')}`,
  orders: sql`
    ${sample('broshura_orders_waiting', sql`${orders.status}`, sql`count(*)`)} ${waitingOrders}
    union all ${sample('broshura_orders_oldest_waiting_seconds', sql`${orders.status}`, seconds(sql`min(${orders.placedAt})`))}
      ${waitingOrders}`,
  payments: sql`
    ${one('broshura_payments_waiting', sql`count(*)`)} from ${payments}
      where ${isOneOf(payments.state, 'pending')} and ${isOneOf(payments.method, 'card')}
    union all ${sample('broshura_refunds_waiting', sql`${refunds.state}`, sql`count(*)`)} from ${refunds}
      where ${isNoneOf(refunds.state, 'done')} group by ${refunds.state}`,
  // A server that has never succeeded counts from the beginning of its statistics.
  archive: sql`${one(
    'broshura_archive_last_success_timestamp_seconds',
    sql`extract(epoch from coalesce(last_archived_time, stats_reset))`,
  )} from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
}

const names = Object.keys(stateGauges)
const isGauge = (name: string): name is StateGauge => names.includes(name)
const rows = z.array(
  z.object({ metric: z.string().refine(isGauge), label: z.string().nullable(), value: z.number().nullable() }),
)

const limitMs = 1_000
let pool: Pool | undefined

/**
 * One connection of its own, so that metrics are read when all others are taken. It passes by a pooler, which refuses
 * the time limit.
 */
function ownPool(): Pool {
  if (pool) return pool
  pool = new Pool({
    connectionString: directDatabaseUrl(),
    application_name: 'broshura metrics',
    max: 1,
    connectionTimeoutMillis: limitMs,
    statement_timeout: limitMs,
    query_timeout: limitMs,
    allowExitOnIdle: true,
  })
  pool.on('error', (error) => log.warn({ error }, 'the connection of the metrics was lost'))
  return pool
}

async function read(query: SQL): Promise<Sample[]> {
  const found = rows.parse((await ownPool().query(statementOf(query))).rows)
  return found.flatMap(({ value, ...about }) => (value === null ? [] : [{ ...about, value }]))
}

/** Reads one after another; one that fails or takes longer than a second leaves the others. */
export async function readState(): Promise<Readings> {
  const found: Readings = new Map()
  for (const [name, query] of Object.entries(readings)) {
    const samples = await read(query).catch((error: unknown) => {
      log.warn({ error, reading: name }, 'metrics could not be read from the database')
      return 'failed' as const
    })
    found.set(name, samples)
  }
  return found
}

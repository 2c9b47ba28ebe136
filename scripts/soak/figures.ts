import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { explanationOf, type Failure, type Outage } from './outages'
import { figuresOf, type ProcessFigures } from './process-figures'
import type { ClassFigures, RequestRecord } from './request-record'
import type { Stack } from './stack'

export interface Row {
  minute: number
  classes: Record<string, ClassFigures>
  /** 5xx, 4xx of what is only read, and broken answers since the beginning, by the outage that explains them; `fault` by none. */
  failures: Record<string, number>
  processes: Record<string, ProcessFigures>
  connections: number
  /** In bytes; null while there is no replica. */
  replicaLag: number | null
  /** Public reads of the replica and purges of the edge, by web servers since the start of each. */
  replicaReads: number
  purges: number
  /** Answers of the edge that it had, in percent. */
  hitRate: number
}

const megabyte = 1024 * 1024
const counted = z.tuple([z.object({ connections: z.coerce.number(), lag: z.coerce.number().nullable() })])

export async function takeRow(stack: Stack, record: RequestRecord, outages: Outage[], minute: number): Promise<Row> {
  const { classes, edge } = record.take()
  const [{ connections, lag }] = counted.parse(
    await stack.query(`
      select (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
        (select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) from pg_stat_replication limit 1) as lag`),
  )
  const processes: Row['processes'] = {}
  for (const [name, pid] of Object.entries(stack.pids())) {
    const figures = figuresOf(pid)
    if (figures) processes[name] = figures
  }
  const metrics = (await Promise.all(stack.metrics.map(metricsOf))).join('\n')
  const asked = edge.hit + edge.miss
  return {
    minute,
    classes,
    failures: countFailures(record.failures, outages),
    processes,
    connections,
    replicaLag: lag,
    replicaReads: countedIn(metrics, /^broshura_public_reads_total\{target="replica",[^}]*\} (\d+)$/gm),
    purges: countedIn(metrics, /^broshura_edge_purges_total\{result="done"\} (\d+)$/gm),
    hitRate: asked === 0 ? 0 : Math.round((100 * edge.hit) / asked),
  }
}

/** Empty where the process is away just now. */
const metricsOf = (address: string): Promise<string> =>
  fetch(address)
    .then((response) => response.text())
    .catch(() => '')

const countedIn = (metrics: string, line: RegExp): number =>
  [...metrics.matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0)

export function countFailures(failures: Failure[], outages: Outage[]): Record<string, number> {
  const by = Map.groupBy(failures, (failure) => explanationOf(failure, outages) ?? 'fault')
  return Object.fromEntries([...by].map(([name, all]) => [name, all.length]))
}

export const rowHeading = [
  `${availableParallelism()} processors. Each class: requests by status, and p50/p95/p99 in ms to the head of the answer.`,
  'Each process: its own resident MB with its children’s, and open files.',
].join(' ')

/** One line of the table. */
export function rowText(row: Row): string {
  const ms = ({ p50, p95, p99 }: ClassFigures) => `${p50}/${p95}/${p99}`
  const statuses = ({ byStatus }: ClassFigures) =>
    Object.entries(byStatus)
      .map(([status, count]) => `${status}: ${count}`)
      .join(' ')
  const classes = Object.entries(row.classes).map(
    ([name, each]) => `${name} ${each.count} (${statuses(each)}) ${ms(each)}`,
  )
  const failures = Object.entries(row.failures).map(([name, count]) => `${name} ${count}`)
  const processes = Object.entries(row.processes).map(
    ([name, { bytes, files }]) => `${name} ${Math.round(bytes / megabyte)} MB ${files}`,
  )
  return [
    `${row.minute.toFixed(1)} min`,
    classes.join(', '),
    `failed: ${failures.join(', ') || 'none'}`,
    processes.join(', '),
    `${row.connections} connections`,
    `lag ${row.replicaLag === null ? 'unknown' : `${Math.round(row.replicaLag / 1024)} KB`}`,
    `${row.replicaReads} reads of the replica`,
    `${row.purges} purges`,
    `edge ${row.hitRate} %`,
  ].join(' | ')
}

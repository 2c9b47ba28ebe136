import { freePort } from '../../scripts/services/free-port'
import type { Environment } from '../../scripts/services/processes'
import { startWeb } from '../../scripts/services/web'
import type { StopInOrder } from '../../scripts/steps/stop-in-order'
import { startBalancer } from '../../tests-full/balancer'
import { missingPgBouncer, startPgBouncer } from '../../tests-full/pgbouncer'

interface Webs {
  count: number
  port: number
  env: Environment
  log: string
}

/** Connections to Postgres that all web processes share. */
const serverConnections = 100

/** That many web processes behind a balancer at `port`, and a pooler in transaction mode between them and Postgres. */
export async function startPooledWebs(running: StopInOrder, { count, port, env, log }: Webs): Promise<void> {
  const direct = env.DATABASE_URL ?? ''
  const pooler = await startPgBouncer(direct, serverConnections)
  if (!pooler) throw new Error(missingPgBouncer() ?? '')
  running.add(pooler.stop)
  const pooled = { ...env, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct }
  const ports: number[] = []
  for (let index = 0; index < count; index++) {
    const web = await startWeb({ port: await freePort(), env: pooled, log })
    running.add(web.stop)
    ports.push(Number(new URL(web.url).port))
  }
  running.add((await startBalancer(ports, port)).stop)
}

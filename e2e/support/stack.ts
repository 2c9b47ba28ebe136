import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testBuild } from '../../scripts/checks/placeholder-env'
import { freePort } from '../../scripts/services/free-port'
import { type Environment, startWorker } from '../../scripts/services/processes'
import { startServices } from '../../scripts/services/services'
import { startWeb } from '../../scripts/services/web'
import { migrate, seed } from '../../scripts/steps/prepare'
import { StopInOrder } from '../../scripts/steps/stop-in-order'

/** What the tests need to know of the stack, sent to the process that started it. */
export interface StackReady {
  url: string
  mailboxUrl: string
  env: Environment
}

/**
 * Everything the browser tests run against: services, worker and production build, with fresh data each time. It ends with the
 * process that started it.
 */
const dataDir = resolve(process.env.DATA_DIR ?? join('.data', 'e2e'))
const running = new StopInOrder()
running.onSignals()
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))

try {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const ports = {
    web: await freePort(),
    postgres: await freePort(),
    supabase: await freePort(),
    smtp: await freePort(),
    mailbox: await freePort(),
    payments: await freePort(),
  }
  const services = await startServices({
    dataDir,
    ports,
    given: testBuild.key,
    postgresSettings: ['fsync=off', 'synchronous_commit=off'],
  })
  running.add(services.stop)
  // Visitors of the tests come from addresses of their own, as if a proxy had told them.
  const testing = {
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? testBuild.distDir,
    TRUSTED_PROXIES: '1',
    NEW_SEARCHES_A_MINUTE: '100000',
    ORDERS_AN_HOUR: '100000',
    UNPAID_ORDERS: '100000',
    UNPAID_PIECES: '100000',
  }
  const env: Environment = { ...services.env, ...testing }
  const work = { env, dataDir, watch: (child: { stop: () => Promise<void> }) => running.add(child.stop) }
  await migrate(work)
  await seed(work)
  const worker = startWorker({ env, log: join(dataDir, 'logs', 'worker.log') })
  running.add(worker.stop)
  const web = await startWeb({ port: ports.web, env, log: join(dataDir, 'logs', 'web.log') })
  running.add(web.stop)
  const ready: StackReady = { url: web.url, mailboxUrl: services.mailboxUrl ?? '', env }
  process.send?.(ready)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await running.stop()
  process.exit(1)
}

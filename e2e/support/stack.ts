import { join } from 'node:path'
import { testBuild } from '../../scripts/checks/placeholder-env'
import { type Environment, startWorker } from '../../scripts/services/processes'
import { startWeb } from '../../scripts/services/web'
import { StopInOrder } from '../../scripts/steps/stop-in-order'
import { startTestServices } from '../../scripts/testing/test-services'
import { startPooledWebs } from './pooled-webs'

export interface StackReady {
  url: string
  mailboxUrl: string
  env: Environment
}

/**
 * The services, worker and production build that the browser tests run against, with fresh data each time. Ends with
 * its parent process.
 */
const running = new StopInOrder()
running.onSignals()
process.on('disconnect', () => void running.stop().then(() => process.exit(0)))

try {
  const { dataDir, ports, services, env: ofServices } = await startTestServices(running)
  // Each visitor of the tests has its own address, as if a proxy had sent it.
  const testing = {
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR ?? testBuild.distDir,
    TRUSTED_PROXIES: '1',
    NEW_SEARCHES_A_MINUTE: '100000',
    ORDERS_AN_HOUR: '100000',
    UNPAID_ORDERS: '100000',
    UNPAID_PIECES: '100000',
  }
  const env: Environment = { ...ofServices, ...testing }
  const worker = startWorker({ env, log: join(dataDir, 'logs', 'worker.log') })
  running.add(worker.stop)
  const log = join(dataDir, 'logs', 'web.log')
  const count = Number(process.env.WEB_PROCESSES ?? 1)
  if (count > 1) await startPooledWebs(running, { count, port: ports.web, env, log })
  else running.add((await startWeb({ port: ports.web, env, log })).stop)
  const ready: StackReady = { url: `http://localhost:${ports.web}`, mailboxUrl: services.mailboxUrl ?? '', env }
  process.send?.(ready)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await running.stop()
  process.exit(1)
}

import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPaymentServer } from '../../simulators/payments/server'
import { acceptMails } from '../../tests/server/jobs/catch-mails'
import { missingHaproxy, startHaproxy } from '../../tests-full/haproxy'
import { missingPgBouncer, startPgBouncer } from '../../tests-full/pgbouncer'
import { missingReplica, startReplicatedPostgres } from '../../tests-full/replicated-postgres'
import { edgeAnswers, missingVarnish, startVarnish } from '../../tests-full/varnish'
import { installVersityGw, startVersityGw } from '../../tests-full/versitygw'
import { placeholderEnv, testBuild } from '../checks/placeholder-env'
import { freePort } from '../services/free-port'
import { type Child, type Environment, lastLines, startNode } from '../services/processes'
import { type Restartable, restartable } from '../services/program'
import { startWeb } from '../services/web'
import { migrate } from '../steps/prepare'
import { step } from '../steps/say'
import { startSeed } from '../steps/seed-content'
import type { StopInOrder } from '../steps/stop-in-order'
import type { Part } from './kill-plan'
import { patientQuery } from './patient-query'

const token = 'a-token-for-the-soak'
const keys = { secretKey: 'sk_test_soak', webhookSecret: 'whsec_soak' }
/** All requests come from one address, so the limits by address are lifted. */
const most = '1000000'
const limits = { NEW_SEARCHES_A_MINUTE: most, ORDERS_AN_HOUR: most, UNPAID_ORDERS: most, UNPAID_PIECES: most }
const pooledConnections = 30
const replicaDelaySeconds = 0
/** In milliseconds, before what has ended by itself is started again, as a supervisor of a deployment does. */
const pauseMs = 1000

/** @throws with a sentence for each program that is missing here */
async function requirePrograms(): Promise<{ storage: string }> {
  const storage = await installVersityGw()
  const programs = [missingReplica(), missingVarnish(), missingHaproxy(), missingPgBouncer()]
  const missing = [...programs, 'missing' in storage ? storage.missing : null]
  const sentences = missing.filter((sentence) => sentence !== null)
  if (sentences.length > 0 || 'missing' in storage) throw new Error(sentences.join('\n'))
  return { storage: storage.program }
}

async function moveFiles(env: Environment, log: string): Promise<void> {
  const end = await startNode(['--import', 'tsx', 'scripts/copy-files.ts', '--to', 's3'], { env, log }).ended
  if (end !== 'exit code 0') throw new Error(`The files were not moved (${end}).\n${lastLines(log)}`)
}

interface Options {
  running: StopInOrder
  /** A folder that stays. */
  logs: string
  onMail: (raw: Buffer) => void
  /** A process of the site that ended although nobody killed it. */
  onEnd: (name: string, how: string) => void
}

/**
 * Starts the whole deployment with the demonstration's content: HAProxy, Varnish, two web processes, two workers,
 * PgBouncer, a primary and its replica, and S3. Each process has a folder of its own, so that only the store is shared.
 */
export async function startStack({ running, logs, onMail, onEnd }: Options) {
  const { storage } = await requirePrograms()
  const folder = mkdtempSync(join(tmpdir(), 'broshura-soak-'))
  running.add(() => rm(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const watch = (child: Child) => running.add(child.stop)

  const postgres = await startReplicatedPostgres({ delaySeconds: replicaDelaySeconds })
  running.add(postgres.stop)
  const pooler = await startPgBouncer(postgres.url, pooledConnections)
  if (!pooler) throw new Error('PgBouncer has been removed meanwhile.')
  running.add(pooler.stop)
  const s3 = await startVersityGw(storage)
  running.add(s3.stop)
  const mails = await acceptMails({ onMail })
  running.add(mails.stop)
  const ports = { site: await freePort(), public: await freePort(), payments: await freePort() }
  const varnish = await startVarnish({ webPort: ports.site, token })
  running.add(varnish.stop)
  const url = `http://127.0.0.1:${ports.public}`

  const { endpoint, bucket, accessKey, secretKey } = s3.settings
  const common = {
    ...placeholderEnv,
    ...limits,
    NEXT_DIST_DIR: testBuild.distDir,
    SITE_URL: url,
    SMTP_URL: process.env.SMTP_URL,
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${ports.payments}`,
  }
  const store = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }
  const inFolder = { ...common, DATABASE_URL: postgres.url, DATA_DIR: folder }
  await migrate({ env: inFolder, dataDir: folder, watch })
  await startSeed({ env: inFolder, dataDir: folder, watch }).whole
  // The demonstration writes its pictures into the folder, beside the CMS.
  const direct = { ...inFolder, ...store }
  await step('Moving its files to S3', () => moveFiles(direct, join(logs, 'copy.log')))

  const provider = await startPaymentServer({
    port: ports.payments,
    ...keys,
    webhookUrl: `${url}/api/shop/payments/events`,
  })
  running.add(provider.stop)
  const metricsPorts = [await freePort(), await freePort()]
  const ofSite = {
    ...common,
    ...store,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    DATABASE_REPLICA_URLS: postgres.replicaUrl,
    EDGE_KIND: 'varnish',
    EDGE_PURGE_URL: varnish.url,
    EDGE_PURGE_TOKEN: token,
    // HAProxy before the cache, the cache, and HAProxy before the web servers.
    TRUSTED_PROXIES: '3',
  }

  /** Started again when it ends by itself: a worker does when it loses its connection to the database. */
  async function keepRunning(name: string, launchOne: () => Promise<Child>): Promise<Restartable> {
    const kept: Restartable = await restartable(launchOne, (how) => {
      onEnd(name, how)
      if (!running.asked)
        void delay(pauseMs)
          .then(kept.start)
          .catch((error: unknown) => onEnd(name, String(error)))
    })
    running.add(kept.stop)
    return kept
  }
  const placeOf = (name: string) => ({ log: join(logs, `${name}.log`), own: { DATA_DIR: join(folder, name) } })
  async function web(index: 0 | 1): Promise<Restartable & { port: number }> {
    const port = await freePort()
    const { log, own } = placeOf(`web-${index + 1}`)
    const env = { ...ofSite, ...own, METRICS_PORT: String(metricsPorts[index]) }
    return { port, ...(await keepRunning(`web-${index + 1}`, () => startWeb({ port, env, log }))) }
  }
  const worker = (index: 0 | 1) => {
    const { log, own } = placeOf(`worker-${index + 1}`)
    const env = { ...ofSite, ...own }
    const launchOne = async () => startNode(['--import', 'tsx', 'src/worker.ts'], { env, log })
    return keepRunning(`worker-${index + 1}`, launchOne)
  }
  const webs = [await web(0), await web(1)] as const
  const workers = [await worker(0), await worker(1)] as const
  const front = { port: ports.public, edgePort: varnish.port }
  const haproxy = await startHaproxy([webs[0].port, webs[1].port], { port: ports.site, front })
  running.add(haproxy.stop)
  await edgeAnswers(varnish.url)

  const database = (which: 'primary' | 'replica', start: () => Promise<void>) => ({
    kill: () => postgres.kill(which),
    start,
  })
  const killable: Record<Part, readonly Pick<Restartable, 'kill' | 'start'>[]> = {
    web: webs,
    worker: workers,
    replica: [database('replica', postgres.startReplica)],
    primary: [database('primary', postgres.startPrimary)],
    s3: [s3],
    varnish: [varnish],
    pgbouncer: [pooler],
  }
  return {
    url,
    logs,
    provider,
    killable,
    query: patientQuery(postgres.url),
    replicaUrl: postgres.replicaUrl,
    metrics: metricsPorts.map((port) => `http://127.0.0.1:${port}/metrics`),
    /** For programs that look at the deployment. */
    env: { ...direct, NODE_ENV: 'production' },
    workerLogs: workers.map((_, index) => placeOf(`worker-${index + 1}`).log),
    pids: () => ({
      'web-1': webs[0].pid(),
      'web-2': webs[1].pid(),
      'worker-1': workers[0].pid(),
      'worker-2': workers[1].pid(),
      ...postgres.pids(),
      pgbouncer: pooler.pid(),
      s3: s3.pid(),
      varnish: varnish.pid(),
      haproxy: haproxy.pid(),
    }),
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>

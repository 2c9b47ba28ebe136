import { rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { BeforeBaseline } from '@/server/db/migrations'
import { measureComparison } from './bench/comparison'
import { measureEdge, startEdge } from './bench/edge'
import { measureMainThread } from './bench/main-thread'
import { measureMatching } from './bench/matching'
import { measure } from './bench/measure'
import { measureOcr } from './bench/ocr'
import { measurePrices } from './bench/prices'
import { measureSearchesAlone } from './bench/searches'
import { measureShop } from './bench/shop'
import type { Subject } from './bench/subject'
import { measureTwoProcesses } from './bench/two-processes'
import { placeholderEnv, testBuild } from './checks/placeholder-env'
import { freePort } from './services/free-port'
import { type Child, type Environment, startNode, startWorker } from './services/processes'
import { startServices } from './services/services'
import { startWeb } from './services/web'
import { build, migrate, seed } from './steps/prepare'
import { step } from './steps/say'
import { StopInOrder } from './steps/stop-in-order'

const { values, positionals } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    searches: { type: 'boolean', default: false },
    shop: { type: 'boolean', default: false },
    matching: { type: 'boolean', default: false },
    ocr: { type: 'boolean', default: false },
    'search-quality': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    seed: { type: 'string' },
    count: { type: 'string' },
    'main-thread': { type: 'boolean', default: false },
    scale: { type: 'boolean', default: false },
    edge: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const dataDir = resolve('.data', 'bench')
const logs = join(dataDir, 'logs')
const running = new StopInOrder()
running.onSignals()
const watch = (child: Child) => running.add(child.stop)
type Work = Parameters<typeof migrate>[0]

try {
  if (values.matching) measureMatching(positionals[0])
  else if (values.ocr) await measureOcr(Number(values.count ?? '40'))
  else await bench()
} catch (error) {
  if (!running.asked) console.error(error instanceof BeforeBaseline ? error.message : error)
  process.exitCode = 1
}
await running.stop()
process.exit()

/**
 * Measures the demonstration and, without `--small`, the same with 100,000 brochures, which are kept. `--searches`,
 * `--shop`, `--main-thread`, `--matching`, `--edge` (Varnish in front) and `--scale` (a million offers on two web processes)
 * measure only that part; `--search-quality` needs no build (options in `scripts/bench/search-quality.ts`), `--matching`
 * needs no services either, nor does `--ocr`, which reads `--count` pages from their pictures.
 */
async function bench(): Promise<void> {
  const ports = {
    web: await freePort(),
    postgres: await freePort(),
    supabase: await freePort(),
    smtp: await freePort(),
    mailbox: await freePort(),
    payments: await freePort(),
  }
  const services = await step('Starting the services', () => startServices({ dataDir, ports, given: testBuild.key }))
  running.add(services.stop)
  // All measuring requests come from one address, so the limits per address are lifted.
  const most = '1000000'
  const limits = { NEW_SEARCHES_A_MINUTE: most, ORDERS_AN_HOUR: most, UNPAID_ORDERS: most, UNPAID_PIECES: most }
  const env: Environment = { ...services.env, NEXT_DIST_DIR: testBuild.distDir, ...limits }
  const work = { env, dataDir, watch }
  await migrate(work)
  if (values['search-quality']) {
    await seed(work)
    return toItsEnd('scripts/bench/search-quality.ts', env, askedOf(values))
  }
  await build({ ...work, env: placeholderEnv }, testBuild.distDir)
  await seed(work)
  console.log(`\n${cpus().length} processors (${cpus()[0]?.model}), Node ${process.version}`)
  if (values.searches) return measureOn('Demonstration', env, ports.web, measureSearchesAlone)
  if (values['main-thread'])
    return measureOn(
      'Demonstration',
      await databaseOf(work, 'broshura_empty_page', 'broshura', 'anew'),
      ports.web,
      measureMainThread,
    )
  if (values.shop) return benchShop(work, ports.web)
  if (values.scale) return void (await benchScale(work, ports.web))
  if (values.edge) return benchEdge(env, ports.web)
  await measureOn('Demonstration', env, ports.web, measure)
  await benchEdge(env, ports.web)
  await benchShop(work, ports.web)
  await measurePrices(env, dataDir)
  if (values.small) return
  await measureOn('100,000 brochures', await largeOf(work), ports.web, measure)
  const million = await benchScale(work, ports.web)
  await toItsEnd('scripts/seed-prices-large.ts', million)
  const web = await startWeb({ port: ports.web, env: million, log: join(logs, 'web.log') })
  running.add(web.stop)
  await measureComparison(web.url, million.DATABASE_URL ?? '')
  await web.stop()
}

async function benchEdge(env: Environment, port: number): Promise<void> {
  const edge = await startEdge(port)
  if (!edge) return
  running.add(edge.stop)
  await measureOn('Demonstration', { ...env, ...edge.settings }, port, (subject) => measureEdge(subject, edge))
}

async function largeOf(work: Work): Promise<Environment> {
  const large = await databaseOf(work, 'broshura_large', 'broshura')
  await step('Generating 100,000 brochures', () => toItsEnd('scripts/seed-large.ts', large))
  return large
}

/** A copy of the 100,000 brochures, because the million offers would change what the next run measures with them. */
async function benchScale(work: Work, port: number): Promise<Environment> {
  await largeOf(work)
  const million = await databaseOf(work, 'broshura_million', 'broshura_large')
  await toItsEnd('scripts/bench/search-at-scale.ts', million)
  const other = await startWeb({ port: await freePort(), env: million, log: join(logs, 'other-web.log') })
  running.add(other.stop)
  await measureOn('A million offers', million, port, ({ site, databaseUrl }) =>
    measureTwoProcesses([site, other.url], databaseUrl),
  )
  await other.stop()
  return million
}

/**
 * Measures the shop on a fresh copy of the demonstration, because orders remain in it, and a catalogue of 100,000
 * variants, which is kept.
 */
async function benchShop(work: Work, port: number): Promise<void> {
  const copy = await databaseOf(work, 'broshura_orders', 'broshura', 'anew')
  await measureOn('Demonstration', copy, port, measureShop)
  await toItsEnd('scripts/bench/catalogue-at-scale.ts', await databaseOf(work, 'broshura_catalogue', 'template0'))
}

async function measureOn(
  what: string,
  env: Environment,
  port: number,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  for (const name of ['web', 'worker']) rmSync(join(logs, `${name}.log`), { force: true })
  const worker = startWorker({ env, log: join(logs, 'worker.log') })
  running.add(worker.stop)
  const web = await startWeb({ port, env, log: join(logs, 'web.log') })
  running.add(web.stop)
  await work({ what, site: web.url, databaseUrl: env.DATABASE_URL ?? '', webPid: web.pid })
  await web.stop()
  await worker.stop()
}

async function databaseOf(work: Work, name: string, model: string, anew?: 'anew'): Promise<Environment> {
  const url = new URL(work.env.DATABASE_URL ?? '')
  const client = new Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  if (anew) await client.query(`drop database if exists ${name}`)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) await client.query(`create database ${name} template ${model}`)
  await client.end()
  url.pathname = `/${name}`
  const env = { ...work.env, DATABASE_URL: url.href }
  await migrate({ ...work, env })
  return env
}

function askedOf({ misses, seed, count }: typeof values): string[] {
  const given = Object.entries({ seed, count }).flatMap(([key, value]) =>
    value === undefined ? [] : [`--${key}`, value],
  )
  return [...given, ...(misses ? ['--misses'] : [])]
}

async function toItsEnd(script: string, env: Environment, args: string[] = []): Promise<void> {
  const child = startNode(['--import', 'tsx', script, ...args], { env })
  watch(child)
  const end = await child.ended
  if (end !== 'exit code 0') throw new Error(`${script} did not do its work (${end}).`)
}

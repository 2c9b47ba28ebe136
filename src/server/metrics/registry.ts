import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { processCache, redirectCache, searchTables, storedAnswers } from '../cache/process-cache.ts'
import type { CacheStore } from '../cache/store.ts'
import { jobResults, mailResults, purgeResults, type Recorder } from './recorder.ts'
import { addStateGauges } from './state-gauges.ts'

const processNames = ['web', 'worker'] as const
export type ProcessName = (typeof processNames)[number]

/** In seconds. */
const requestBuckets = [0.005, 0.02, 0.05, 0.2, 0.5, 1, 5]
const notificationBuckets = [0.002, 0.01, 0.05, 0.25, 1, 5]

/** Everything that this process says about itself; what it does is told to the recorder. */
export function openRegistry(processName: ProcessName, version: string): { registry: Registry; recorder: Recorder } {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'broshura_build_info',
    help: 'Always 1; the labels say which process of which build this is.',
    labelNames: ['process', 'version'],
    registers,
  }).set({ process: processName, version }, 1)
  if (processName === 'web') addCacheMetrics(registry)
  addPoolMetrics(registry)
  addStateGauges(registry)
  return { registry, recorder: addCounters(registry) }
}

function addCounters(registry: Registry): Recorder {
  const registers = [registry]
  const requests = new Counter({
    name: 'broshura_http_requests_total',
    help: 'Requests that have ended, by class and status; "aborted" without an answer.',
    labelNames: ['class', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'broshura_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response, by class.',
    labelNames: ['class'],
    buckets: requestBuckets,
    registers,
  })
  const reads = new Counter({
    name: 'broshura_cache_reads_total',
    help: 'Look-ups in the cache of this process, by cache and result (hit, miss).',
    labelNames: ['cache', 'result'],
    registers,
  })
  const delays = new Histogram({
    name: 'broshura_notification_delay_seconds',
    help: 'Time until a notification that this process sends to itself arrives, measured every five seconds.',
    buckets: notificationBuckets,
    registers,
  })
  const jobs = new Counter({
    name: 'broshura_jobs_total',
    help: 'Runs of jobs in this worker, by kind and result (done, failed, interrupted).',
    labelNames: ['kind', 'result'],
    registers,
  })
  const givenUp = new Counter({
    name: 'broshura_jobs_given_up_total',
    help: 'Jobs that this worker gave up after their last attempt, by kind.',
    labelNames: ['kind'],
    registers,
  })
  const mails = new Counter({
    name: 'broshura_mails_total',
    help: 'Attempts to hand a mail to the mail server, by result (sent, failed, refused).',
    labelNames: ['result'],
    registers,
  })
  // From 0, so that the first failure is an increase.
  for (const result of mailResults) mails.inc({ result }, 0)
  const purges = new Counter({
    name: 'broshura_edge_purges_total',
    help: 'Requests by which this process purged the cache in front, by result (done, failed).',
    labelNames: ['result'],
    registers,
  })
  for (const result of purgeResults) purges.inc({ result }, 0)
  const publicReads = new Counter({
    name: 'broshura_public_reads_total',
    help: 'Public reads of uncached data by server (replica, primary) and reason; nothing without replicas.',
    labelNames: ['target', 'reason'],
    registers,
  })
  const lags = new Gauge({
    name: 'broshura_replica_lag_bytes',
    help: 'How far a replica was behind the position that it must have replayed, when it was last asked.',
    labelNames: ['replica'],
    registers,
  })
  return {
    jobsExpected: (kinds) => {
      for (const kind of kinds) {
        givenUp.inc({ kind }, 0)
        for (const result of jobResults) jobs.inc({ kind, result }, 0)
      }
    },
    requestEnded: ({ kind, status, seconds }) => {
      requests.inc({ class: kind, status })
      durations.observe({ class: kind }, seconds)
    },
    cacheRead: (cache, isHit) => reads.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    notified: (seconds) => delays.observe(seconds),
    jobEnded: (kind, result) => jobs.inc({ kind, result }),
    jobGivenUp: (kind) => givenUp.inc({ kind }),
    mailEnded: (result) => mails.inc({ result }),
    edgePurged: (result) => purges.inc({ result }),
    publicRead: (target, reason) => publicReads.inc({ target, reason }),
    replicaSeen: (replica, lagBytes) => lags.set({ replica }, Math.max(0, lagBytes)),
  }
}

type Store = Pick<CacheStore<never>, 'size' | 'isOpen' | 'evictedByTag'>

const stores = (): [string, Store][] => [
  ['rendered', processCache()],
  ['redirects', redirectCache()],
  ['answers', storedAnswers().store],
  ['answer_pages', storedAnswers().pages],
  ...Object.entries(searchTables()).map(([name, store]): [string, Store] => [`search_${name}`, store]),
]

function addCacheMetrics(registry: Registry): void {
  const registers = [registry]
  const labelNames = ['cache'] as const
  new Gauge({
    name: 'broshura_cache_bytes',
    help: 'Memory that the entries of a cache are counted with.',
    labelNames,
    registers,
    collect() {
      for (const [cache, { size }] of stores()) this.set({ cache }, size.bytes)
    },
  })
  new Gauge({
    name: 'broshura_cache_open',
    help: '1 while the process receives invalidations and its caches store anything.',
    registers,
    collect() {
      this.set(processCache().isOpen ? 1 : 0)
    },
  })
  new Counter({
    name: 'broshura_cache_evictions_total',
    help: 'Entries that an invalidation has removed, by cache.',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const [cache, { evictedByTag }] of stores()) this.inc({ cache }, evictedByTag)
    },
  })
}

function addPoolMetrics(registry: Registry): void {
  const registers = [registry]
  const pools = () => Object.entries(globalThis.broshuraPools ?? {})
  new Gauge({
    name: 'broshura_database_connections',
    help: 'Connections of a pool of this process, by pool and state (used, idle).',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools()) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
      }
    },
  })
  new Gauge({
    name: 'broshura_database_waiting',
    help: 'Statements that wait for a connection of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of pools()) this.set({ pool }, waitingCount)
    },
  })
}

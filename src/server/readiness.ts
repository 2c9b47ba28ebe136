import { migrations } from '../../migrations'
import { pendingMigrations } from './db/migrations'
import { env } from './env'
import { log } from './log'
import { endsWithin } from './shutdown'

/** In milliseconds; shorter than the patience of every balancer's probe. */
const soonMs = 500

/** The database with which this process has been ready. */
let served: string | undefined

type Check = { databaseUrl: string; reasons: Promise<string[]> }
let running: Check | undefined

/**
 * The reasons why this process cannot serve pages; empty when it can. They reveal no host and no secret. Simultaneous
 * callers share one check, because each check opens a connection beside the pools, and anybody may ask.
 */
export function readiness(databaseUrl: string): Promise<string[]> {
  if (running?.databaseUrl === databaseUrl) return running.reasons
  const checked = reasonsAgainst(databaseUrl).finally(() => {
    if (running === check) running = undefined
  })
  const check: Check = { databaseUrl, reasons: served === databaseUrl ? readyUnless(checked) : checked }
  running = check
  return check.reasons
}

/** A database whose machine is gone answers nothing for seconds, in which a probe would take the process for gone too. */
async function readyUnless(checked: Promise<string[]>): Promise<string[]> {
  return (await endsWithin(soonMs, checked)) ? checked : []
}

/**
 * Once ready, a process stays so while only the database is away: all processes would leave at once, and nobody would
 * be left to show the pages that they have.
 */
async function reasonsAgainst(databaseUrl: string): Promise<string[]> {
  try {
    const names = migrations.map(({ name }) => name)
    const pending = await pendingMigrations(databaseUrl, names)
    if (pending.length === 0) served = databaseUrl
    return pending.map((name) => `The migration ${name} is not applied.`)
  } catch (error) {
    log.warn({ error }, 'The database is not reachable')
    return served === databaseUrl ? [] : ['The database is not reachable.']
  }
}

/** Runs first, so that a wrong environment stops the process before anything else reads it. */
export async function start(): Promise<void> {
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  const { openReplicas } = await import('./replicas/open-replicas')
  const { listenForInvalidations } = await import('./cache/listener')
  const { checkNotificationsWhenReachable } = await import('./db/check-notifications')
  openReplicas()
  await listenForInvalidations()
  void checkNotificationsWhenReachable().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  })
}

import { migrations } from '../../migrations'
import { pendingMigrations } from './db/migrations'
import { env } from './env'
import { log } from './log'

/** The reasons why this process cannot serve pages; empty when it can. They reveal no host and no secret. */
export async function readiness(databaseUrl: string): Promise<string[]> {
  try {
    const names = migrations.map(({ name }) => name)
    const pending = await pendingMigrations(databaseUrl, names)
    return pending.map((name) => `The migration ${name} is not applied.`)
  } catch (error) {
    log.warn({ error }, 'The database is not reachable')
    return ['The database is not reachable.']
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
  const { listenForInvalidations } = await import('./cache/listener')
  const { checkNotificationsWhenReachable } = await import('./db/check-notifications')
  await listenForInvalidations()
  void checkNotificationsWhenReachable().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  })
}

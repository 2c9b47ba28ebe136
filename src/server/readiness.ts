import { pendingMigrations } from './db/migrations'
import { log } from './log'

/** The reasons why this process cannot serve pages; empty when it can. They reveal no host and no secret. */
export async function readiness(databaseUrl: string): Promise<string[]> {
  try {
    const pending = await pendingMigrations(databaseUrl)
    return pending.map((name) => `The migration ${name} is not applied.`)
  } catch (error) {
    log.warn({ error }, 'The database is not reachable')
    return ['The database is not reachable.']
  }
}

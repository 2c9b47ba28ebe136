import { log } from './log'
import { pendingMigrations } from './migrations'

const patienceMs = 3000

/** Why the product cannot serve pages; empty when it can. The reasons name no address and no secret. */
export async function readiness(): Promise<string[]> {
  try {
    const pending = await Promise.race([pendingMigrations(), tooLate()])
    return pending.map((name) => `The migration ${name} is not applied.`)
  } catch (error) {
    log.warn({ error }, 'not ready')
    return ['The database is not reachable.']
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), patienceMs).unref()
  })
}

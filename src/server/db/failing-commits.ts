import { randomUUID } from 'node:crypto'
import type { PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'

type Adapter = ReturnType<typeof postgresAdapter>

/** The adapter, whose saves fail when the database refuses their commit: Payload 3.90.1 answers such a save as done. */
export function withFailingCommits(adapter: Adapter): Adapter {
  return { ...adapter, init: (args) => Object.assign(adapter.init(args), { beginTransaction }) }
}

/** Drizzle ends a transaction with its callback; Payload's parts end it from elsewhere, by `resolve` and `reject`. */
async function beginTransaction(this: PostgresAdapter): Promise<string> {
  await this.initializing
  const begun = Promise.withResolvers<PostgresAdapter['sessions'][string]['db']>()
  const work = Promise.withResolvers<void>()
  const done = this.drizzle.transaction((transaction) => {
    begun.resolve(transaction)
    return work.promise
  })
  // No connection, so the callback was never called.
  done.catch(begun.reject)
  const db = await begun.promise
  let ending: Promise<void> | undefined
  const id = randomUUID()
  this.sessions[id] = {
    db,
    resolve: () => {
      work.resolve()
      ending = done
      return done
    },
    // Payload calls this also after a commit that failed, and then it has to fail as well.
    reject: () => {
      work.reject(new Error('The transaction is rolled back.'))
      return ending ?? done.catch(() => undefined)
    },
  }
  return id
}

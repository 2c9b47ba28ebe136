import { waitedTooLong } from './database-error'

type Run = (...given: never[]) => unknown

/** The types of `pg` do not say that a pool's connection has `end`. */
type Connection = { query: Run; end?: () => unknown }

/**
 * Ends a connection whose statement is no longer waited for. The statement goes on in the database, and its transaction
 * stays open: a commit would store half of a change, and a rollback that waits too long itself is never sent, so that
 * whoever gets the connection next would commit it.
 */
export function endTimedOut(client: Connection): void {
  const { query } = client
  Object.assign(client, {
    query(...given: unknown[]): unknown {
      const running: unknown = Reflect.apply(query, client, given)
      if (running instanceof Promise) {
        running.catch((error: unknown) => {
          if (error instanceof Error && error.message === waitedTooLong) client.end?.()
        })
      }
      return running
    },
  })
}

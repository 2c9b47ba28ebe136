import pg from 'pg'

export interface DatabaseProbe {
  /** Asks the database now; those who ask at the same time share the answer. */
  answers: () => Promise<boolean>
  /** Whether it answered when it was last asked, or has not been asked yet. */
  answered: () => boolean
}

/** @param patienceMs the longest that a visitor waits for the notice that the database does not answer */
export function databaseProbe(connectionString: string, patienceMs = 1_000): DatabaseProbe {
  let asked: Promise<boolean> | undefined
  let last = true
  const ask = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'broshura probe',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      client.end().catch(() => undefined)
    }
  }
  return {
    answers: () => {
      asked ??= ask().then((answer) => {
        asked = undefined
        last = answer
        return answer
      })
      return asked
    },
    answered: () => last,
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const pauseMs = 300
const mostTries = 200

export type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** Asks again for a minute while the database restarts. @throws errors of the statement itself at once */
export function patientQuery(url: string): Query {
  return async (text, values = []) => {
    for (let tries = 1; ; tries += 1) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return (await client.query<Record<string, unknown>>(text, values)).rows
      } catch (error) {
        const code = Reflect.get(Object(error), 'code')
        if (tries > mostTries || (typeof code === 'string' && /^(?:22|23|42)/.test(code))) throw error
        await delay(pauseMs)
      } finally {
        client.end().catch(() => undefined)
      }
    }
  }
}

import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { readiness } from '@/server/readiness'
import { freshDatabase } from '../setup/database'

const { url } = await freshDatabase()

describe('readiness', () => {
  it('is given with all migrations applied, and names those that are not', async () => {
    expect(await readiness(url)).toEqual([])

    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<{ name: string }>('delete from payload_migrations returning name')
    expect(rows.length).toBeGreaterThan(0)
    expect(await readiness(url)).toEqual(rows.map(({ name }) => `The migration ${name} is not applied.`))

    await client.query('drop table payload_migrations cascade')
    await client.end()
    expect(await readiness(url)).toHaveLength(rows.length)
  })

  it('says that the database is not reachable, and not where it is', async () => {
    const elsewhere = new URL(url)
    elsewhere.port = '1'
    expect(await readiness(elsewhere.href)).toEqual(['The database is not reachable.'])
  })

  it('takes one connection, however many ask at once', async () => {
    const asked = Array.from({ length: 50 }, () => readiness(url))
    expect(new Set(asked).size).toBe(1)
    const [first] = asked
    const reasons = await first
    const later = readiness(url)
    expect(later).not.toBe(first)
    expect(await later).toEqual(reasons)
  })
})

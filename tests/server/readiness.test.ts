import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { Client } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readiness } from '@/server/readiness'
import { freePort } from '../../scripts/services/free-port'
import { freshDatabase } from '../setup/database'

const { url } = await freshDatabase()

describe('readiness', () => {
  it('does not wait for a database that is silent, once the process was ready', async () => {
    const { port, hostname } = new URL(url)
    const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(await freePort()) })
    let isSilent = false
    const relay = createServer((socket) => {
      socket.on('error', () => undefined)
      if (isSilent) return
      const onward = connect(Number(port), hostname).on('error', () => undefined)
      socket.pipe(onward).pipe(socket)
    }).listen(Number(through.port), '127.0.0.1')
    onTestFinished(() => void relay.close())
    await once(relay, 'listening')
    expect(await readiness(through.href)).toEqual([])
    isSilent = true
    const asked = readiness(through.href)
    expect(await asked).toEqual([])
    expect(readiness(through.href), 'the question to the database still waits').toBe(asked)
  })

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

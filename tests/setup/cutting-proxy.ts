import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterAll } from 'vitest'
import { freePort } from '../../scripts/services/free-port'

/**
 * Cuts before the statement with this number reaches the database, or after the commit with this number but before its
 * client learns of it.
 */
export type Cut = { where: 'before-statement' | 'after-change'; number: number }

/** Splits a stream of the Postgres protocol into messages; a client's first message has no type. */
function eachMessage(take: (type: string, message: Buffer) => void, isClient: boolean): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  let head = isClient ? 0 : 1
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= head + 4) {
      const end = head + rest.readInt32BE(head)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      take(head ? message.toString('latin1', 0, 1) : '', message)
      head = 1
    }
  }
}

/**
 * A proxy before the test's database that cuts a connection on demand, as a crash of either side does. To be called
 * after `freshDatabase` and before any import that reads the environment.
 */
export async function cuttingProxy() {
  const address = new URL(process.env.DATABASE_URL ?? '')
  const upstream = { host: address.hostname, port: Number(address.port) }
  let plan: Cut | null = null
  let [statements, changes] = [0, 0]
  const meets = (where: Cut['where'], number: number) => plan?.where === where && plan.number === number

  const server = createServer((client) => {
    const database = connect(upstream)
    const cut = () => {
      plan = null
      client.destroy()
      database.destroy()
    }
    let answer: Buffer[] = []
    const fromClient = eachMessage((type, message) => {
      if (client.destroyed) return
      if (type === 'Q' || type === 'E') {
        statements += 1
        if (meets('before-statement', statements)) return cut()
      }
      database.write(message)
    }, true)
    const fromDatabase = eachMessage((type, message) => {
      answer.push(message)
      if (type !== 'Z') {
        // During the sign-in there is no `ReadyForQuery` to wait for.
        if (type === 'R') client.write(Buffer.concat(answer.splice(0)))
        return
      }
      // Ready and outside a transaction: every change is committed.
      if (message.toString('latin1', 5) === 'I') changes += 1
      if (meets('after-change', changes)) return cut()
      client.write(Buffer.concat(answer))
      answer = []
    }, false)
    client
      .on('data', fromClient)
      .on('error', cutOff)
      .on('close', () => database.destroy())
    database
      .on('data', fromDatabase)
      .on('error', cutOff)
      .on('close', () => client.destroy())
    function cutOff() {
      client.destroy()
      database.destroy()
    }
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  address.host = `127.0.0.1:${port}`
  process.env.DATABASE_URL = address.href
  afterAll(() => void server.close())

  return {
    /**
     * Runs `work` and cuts its connection there.
     * @returns whether it came so far
     */
    cutting: async (where: Cut, work: () => Promise<unknown>): Promise<boolean> => {
      plan = where
      ;[statements, changes] = [0, 0]
      await work().catch(() => undefined)
      const wasCut = plan === null
      plan = null
      return wasCut
    },
  }
}

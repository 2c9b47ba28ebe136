import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../scripts/services/free-port'
import { atEnd } from './at-end'

function join(from: Socket, to: Socket): void {
  from
    .on('error', () => undefined)
    .on('close', () => to.destroy())
    .pipe(to)
}

/**
 * Passes bytes on to a database, as a pooler does for one who asks once. `leave` hangs up, also on those who come later.
 */
export async function standInPooler(database: string) {
  const direct = new URL(database)
  const pooled = new URL(database)
  pooled.host = `127.0.0.1:${await freePort()}`
  const open = new Set<Socket>()
  let isAway = false
  let refused = 0
  const server = createServer((client) => {
    if (isAway) {
      refused += 1
      client.destroy()
      return
    }
    open.add(client)
    client.on('close', () => open.delete(client))
    const toDatabase = connect(Number(direct.port), direct.hostname)
    join(client, toDatabase)
    join(toDatabase, client)
  })
  server.listen(Number(pooled.port), '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => server.close())
  return {
    url: pooled.href,
    /** How many have come while it was away. */
    refused: () => refused,
    leave: () => {
      isAway = true
      for (const client of open) client.destroy()
    },
    comeBack: () => {
      isAway = false
    },
  }
}

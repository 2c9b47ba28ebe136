import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port'
import { listens } from '../scripts/services/ports'
import { type Restartable, startProgram } from '../scripts/services/program'
import { findProgram } from './find-program'

interface Pooler extends Restartable {
  url: string
}

/** Why PgBouncer cannot run here, else null. */
export function missingPgBouncer(): string | null {
  return findProgram('pgbouncer') ? null : 'PgBouncer is not installed, so nothing was tried through a pooler.'
}

/** PgBouncer in transaction mode with few connections, so that requests share them. Null when it is not installed. */
export async function startPgBouncer(databaseUrl: string, connections = 5): Promise<Pooler | null> {
  const path = findProgram('pgbouncer')
  if (!path) return null
  const direct = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'broshura-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const database = direct.pathname.slice(1)
  const password = direct.password ? ` password=${decodeURIComponent(direct.password)}` : ''
  const settings = `[databases]
${database} = host=${direct.hostname} port=${direct.port} user=${direct.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings)
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const args = [...user, '--quiet', file]
  const program = await startProgram({ path, args, answers: () => listens(port), askedToEnd: 2 })
  const pooled = new URL(direct)
  pooled.host = `127.0.0.1:${port}`
  return {
    ...program,
    url: pooled.href,
    stop: async () => {
      await program.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

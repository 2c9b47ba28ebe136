import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port'
import { findProgram } from './find-program'

interface Pooler {
  url: string
  stop: () => Promise<void>
}

/** PgBouncer in transaction mode with few connections, so that requests share them. Null when it is not installed. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler | null> {
  const program = findProgram('pgbouncer')
  if (!program) return null
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
default_pool_size = 5
max_client_conn = 200
`
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings)
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const child = spawn(program, [...user, '--quiet', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await answers(port)
  const pooled = new URL(direct)
  pooled.host = `127.0.0.1:${port}`
  return {
    url: pooled.href,
    stop: async () => {
      child.kill('SIGTERM')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

function answers(port: number): Promise<void> {
  return new Promise((resolve) => {
    const attempt = () => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve()
      })
      socket.once('error', () => setTimeout(attempt, 50))
    }
    attempt()
  })
}

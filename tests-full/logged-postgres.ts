import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../scripts/services/free-port'
import { startPostgres } from '../scripts/services/postgres'

export async function startLoggedPostgres(folder: string) {
  // As root, Postgres runs as another user.
  chmodSync(folder, 0o755)
  const postgres = await startPostgres({
    dir: join(folder, 'postgres'),
    port: await freePort(),
    password: 'test',
    settings: ['fsync=off', 'synchronous_commit=off', 'log_statement=all'],
  })
  await postgres.ensureDatabase('broshura')
  const log = join(folder, 'logs', 'postgres.log')
  return {
    url: postgres.url('broshura'),
    logged: (text: string) =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes(text)).length,
    stop: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

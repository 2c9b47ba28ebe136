import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { placeholderEnv } from './checks/placeholder-env'
import { tidyNewMigration } from './steps/tidy-migration'

const migrations = readdirSync('migrations')
/** Payload's generators read the environment but reach no service, so placeholders do. */
const { status } = spawnSync('payload', process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...placeholderEnv, ...process.env },
})
tidyNewMigration('migrations', migrations)
process.exit(status ?? 1)

import { spawnSync } from 'node:child_process'
import { placeholderEnv } from './checks/placeholder-env'

/** Payload's generators read the environment but reach no service, so placeholders do. */
const { status } = spawnSync('payload', process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...placeholderEnv, ...process.env },
})
process.exit(status ?? 1)

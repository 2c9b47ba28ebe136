import { listenForChanges } from './cache-listener'
import { env } from './env'

/** A wrong environment stops the process here, before the first visitor. */
export async function start(): Promise<void> {
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  await listenForChanges()
}

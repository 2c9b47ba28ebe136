import { env } from './env'

/** A wrong environment stops the process here, before the first visitor and before anything else reads it. */
export async function start(): Promise<void> {
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  const { listenForChanges } = await import('./cache-listener')
  await listenForChanges()
}

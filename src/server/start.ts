import { env } from './env'

/** A wrong environment stops the process here, before anything else reads it. */
export async function start(): Promise<void> {
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  const { listenForInvalidations } = await import('./cache/listener')
  const { proveNotificationsOnceReachable } = await import('./db/prove-notifications')
  await listenForInvalidations()
  void proveNotificationsOnceReachable().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  })
}

/** Runs once when a web process starts: a wrong environment stops it here, before the first visitor. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { env } = await import('@/server/env')
  try {
    env()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  const { listenForChanges } = await import('@/server/cache-listener')
  await listenForChanges()
}

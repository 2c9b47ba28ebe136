/** Runs once when a web process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { start } = await import('@/server/start')
    await start()
    const { movedPaths } = await import('@/features/editorial/redirects/moved-paths')
    globalThis.broshuraMovedPaths = movedPaths()
    const { mayAsk } = await import('@/features/search/may-ask')
    globalThis.broshuraMayAsk = mayAsk
  }
}

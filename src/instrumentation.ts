export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { start } = await import('@/server/readiness')
    await start()
    const { findCachedRedirect } = await import('@/features/site/redirects/cached-redirects')
    globalThis.broshuraRedirects = findCachedRedirect()
    const { checkQuestionLimit } = await import('@/features/search/search-in-brochure')
    globalThis.broshuraMayAsk = checkQuestionLimit
    const { readState } = await import('@/server/metrics/read-state')
    globalThis.broshuraReadState = readState
  }
}

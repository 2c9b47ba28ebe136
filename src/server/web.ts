import type { IncomingHttpHeaders } from 'node:http'
import { parseArgs } from 'node:util'
import next from 'next'
import { withPackedBuildFiles } from './build-files.ts'
import { builtVersion } from './build-id.ts'
import { withCachedAnswers, withCachedPages } from './cache/cached-answers.ts'
import { connectionBudget } from './db/connection-budget.ts'
import { databaseProbe } from './db/database-probe.ts'
import { openPurger } from './edge/edge.ts'
import { endSignals } from './end-signals.ts'
import { env } from './env.ts'
import { buildFiles } from './files.ts'
import { consoleAsJson, log } from './log.ts'
import { withoutRewrittenQuery } from './next-internals.ts'
import { withErrorPages, withOutagePages } from './outages.ts'
import { finishReports, startReports } from './process-reports.ts'
import { withRedirects } from './redirects.ts'
import { withReplicaReads } from './replicas/read-scope.ts'
import { withScriptNonces } from './security-headers.ts'
import { endGracefully } from './web/end-gracefully.ts'
import { shareBuild, withOtherBuilds } from './web/other-builds.ts'
import { isStaffAt, plainErrorsForCrawlers } from './web/rewritten-answers.ts'
import { webServer } from './web/web-server.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } })
const port = Number(values.port)
// The proxy sends requests to its own server.
process.env.PORT = String(port)
consoleAsJson()

const { TRUSTED_PROXIES: trustedProxies, WEB_HOST: host, SHUTDOWN_GRACE, SITE_URL: siteUrl } = env()
const { METRICS_PORT, METRICS_HOST } = env()
const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl } = env()
const { EDGE_KIND: edgeKind, EDGE_PURGE_URL: addresses = [], EDGE_PURGE_TOKEN: token = '' } = env()
await startReports('web')
log.info(connectionBudget('web'), 'most connections by DATABASE_URL')
// Before Next, which listens for invalidations as it starts.
const edge = edgeKind && { kind: edgeKind, siteUrl, build: await builtVersion() }
if (edge) globalThis.broshuraEdge = openPurger({ ...edge, addresses, token })
const app = next({ dev: false, port })
await app.prepare()
if (METRICS_PORT) {
  const { serveMetrics } = await import('./metrics/serve.ts')
  await serveMetrics('web', { port: METRICS_PORT, host: METRICS_HOST })
}
const nextAnswers = withReplicaReads(withoutRewrittenQuery(app.getRequestHandler()))
const distDir = process.env.NEXT_DIST_DIR ?? '.next'
// Before requests are taken, because other processes get requests for what the pages of this one load.
const otherBuilds = await shareBuild({ files: buildFiles(), distDir, build: await builtVersion() })
const buildOrNext = withPackedBuildFiles(withOtherBuilds(withScriptNonces(nextAnswers), otherBuilds), distDir)
const database = databaseProbe(databaseUrl)
const answerOrError = withErrorPages(buildOrNext, directUrl ? database : undefined)
const answer = plainErrorsForCrawlers(
  withOutagePages(withCachedPages(withRedirects(withCachedAnswers(answerOrError))), database),
)

const ending = new AbortController()
const isStaff = (headers: IncomingHttpHeaders) => isStaffAt(port, headers)
const server = webServer(answer, {
  trustedProxies,
  siteUrl,
  ending: ending.signal,
  isStaff,
  edge,
})
server.once('error', (error) => {
  log.fatal({ error }, 'the server cannot listen')
  process.exit(1)
})
server.listen({ port, host }, () => log.info({ port }, 'ready'))

/** Finishes open requests, then ends with the exit code of the signal. */
async function stopWith(code: number, graceMs: number): Promise<void> {
  ending.abort()
  log.info({ graceMs }, 'the web process ends')
  await endGracefully(server, { graceMs, deadlineMs: 30_000 })
  await globalThis.broshuraEdge?.finish()
  for (const counts of [globalThis.broshuraRedirects, globalThis.broshuraCounts])
    await counts?.flush().catch((error: unknown) => log.error({ error }, 'the last counts were not written down'))
  await finishReports()
  await app.close().finally(() => process.exit(code))
}
// Ctrl-C comes from a person at a terminal, so no load balancer needs a grace period.
const stopBy = endSignals((name) => (name === 'SIGINT' ? stopWith(130, 0) : stopWith(143, SHUTDOWN_GRACE * 1000)))
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopBy(name))

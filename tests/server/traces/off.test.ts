import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { reportServer } from '../../setup/report-server'

const run = promisify(execFile)

async function loadedWith(settings: Record<string, string>): Promise<unknown> {
  const program = ['--import', 'tsx', 'tests/server/traces/loaded-modules.ts']
  const { stdout } = await run(process.execPath, program, { env: { ...process.env, ...settings } })
  return JSON.parse(stdout)
}

it('without the settings no package of traces is loaded and nothing is reported', async () => {
  expect(await loadedWith({})).toEqual({ traces: false, errors: false, packages: [] })
})

it('each setting opens its own', async () => {
  const { url, dsn } = await reportServer()
  expect(await loadedWith({ ERROR_DSN: dsn })).toEqual({ traces: false, errors: true, packages: [] })
  expect(await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: url })).toEqual({
    traces: true,
    errors: false,
    packages: expect.arrayContaining(['@opentelemetry/sdk-trace-node']),
  })
})

/** Opens traces as a process with these settings does, ends some work, and ends. */
async function traceWork(settings: Record<string, string>, pieces: number): Promise<void> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const { openTracing } = await import('@/server/tracing/open-tracing')
  const tracing = openTracing({ processName: 'web', version: '1', routes: new Set() })
  for (let piece = 0; piece < pieces; piece++) tracing.begin('work', { facts: {}, role: 'internal' }).end()
  await tracing.end()
  vi.unstubAllEnvs()
}

it.each([
  [{ OTEL_TRACES_SAMPLER: 'always_on' }, 100, 100],
  [{ OTEL_TRACES_SAMPLER: 'always_off' }, 0, 0],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' }, 15, 85],
])('the standard settings decide how many of 100 traces are kept: %o', async (settings, least, most) => {
  const { spans, url } = await reportServer()
  await traceWork({ OTEL_EXPORTER_OTLP_ENDPOINT: url, ...settings }, 100)
  expect(spans.length).toBeGreaterThanOrEqual(least)
  expect(spans.length).toBeLessThanOrEqual(most)
})

it.each([
  ['is away', undefined],
  ['never answers', () => undefined],
  ['answers 400', 400],
  ['answers 503', 503],
])('a collector that %s costs a line in the log, and holds up neither work nor the end', async (_, answer) => {
  const { url } = await reportServer(
    typeof answer === 'number' ? (response) => response.writeHead(answer).end() : answer,
  )
  const { log } = await import('@/server/log')
  const warn = vi.spyOn(log, 'warn')
  const endpoint = answer === undefined ? 'http://127.0.0.1:1' : url
  const queue = { OTEL_BSP_MAX_QUEUE_SIZE: '10', OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '5' }
  await traceWork({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...queue }, 100)
  const said = warn.mock.calls.filter(([, message]) => message === 'traces were not sent')
  expect(said).toHaveLength(1)
  warn.mockRestore()
})

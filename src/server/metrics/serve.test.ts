import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { webServer } from '../web/web-server'
import { serveMetrics } from './serve'

const running: Server[] = []
afterEach(() => {
  globalThis.broshuraMetrics = undefined
  for (const server of running.splice(0)) server.close()
})

async function portOf(server: Server): Promise<number> {
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function startSite(): Promise<number> {
  const options = { trustedProxies: 0, siteUrl: 'https://broshura.example', isStaff: async () => false }
  return portOf(
    webServer((request, response) => response.writeHead(request.url === '/none' ? 404 : 200).end(), {
      ...options,
      ending: new AbortController().signal,
    }),
  )
}

const isAddress = (place: unknown): place is AddressInfo => typeof place === 'object' && place !== null

async function startMetrics(): Promise<string> {
  const place = await serveMetrics('web', { port: 0, host: '127.0.0.1' })
  if (!isAddress(place)) throw new Error('nothing is listened to')
  expect(place.address).toBe('127.0.0.1')
  return `http://127.0.0.1:${place.port}`
}

const scrape = async (url: string) => (await fetch(`${url}/metrics`)).text()

it('requests are counted by class and status once they have ended, and nowhere else', async () => {
  const site = await startSite()
  const metrics = await startMetrics()
  for (const path of ['/', '/en?q=secret', '/none', '/api/lists', '/api/health', '/admin'])
    await (await fetch(`http://127.0.0.1:${site}${path}`)).arrayBuffer()
  await expect.poll(() => scrape(metrics)).toContain('broshura_http_requests_total{class="cms",status="200"} 1')
  const text = await scrape(metrics)
  expect(text).toContain('broshura_http_requests_total{class="page",status="200"} 2')
  expect(text).toContain('broshura_http_requests_total{class="page",status="404"} 1')
  expect(text).toContain('broshura_http_requests_total{class="api",status="200"} 1')
  expect(text).toContain('broshura_http_requests_total{class="health",status="200"} 1')
  expect(text).toContain('broshura_http_request_duration_seconds_count{class="page"} 3')
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).not.toContain('secret')
  expect((await fetch(metrics)).status).toBe(404)
  expect((await fetch(`${metrics}/metrics`, { method: 'POST' })).status).toBe(404)
})

it('nothing is counted as long as nobody asks for metrics', async () => {
  const site = await startSite()
  await (await fetch(`http://127.0.0.1:${site}/`)).arrayBuffer()
  const text = await scrape(await startMetrics())
  expect(text).not.toContain('broshura_http_requests_total{')
})

it('a process whose port of metrics is taken goes on without it', async () => {
  const port = await portOf(createServer())
  await expect(serveMetrics('worker', { port, host: '127.0.0.1' })).resolves.toBeUndefined()
})

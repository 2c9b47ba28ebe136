import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'
import { z } from 'zod'

type Body = Record<string, unknown>
type Asked = { path: string; headers: IncomingHttpHeaders; body: Body }

/** The reply of the server: JSON, other bytes, no answer ever, or a connection that breaks. */
export type Reply =
  | { status?: number; json: unknown }
  | { status?: number; bytes: Buffer | string }
  | 'silence'
  | 'break'

/** A fixed reply, or one that depends on the request. */
type Route = Reply | ((asked: Asked) => Reply | Promise<Reply>)

const bodyShape = z.record(z.string(), z.unknown())

/** Stands in for a carrier: replies as each test says, and records the requests. */
export async function startCarrier() {
  const routes = new Map<string, Route>()
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8')
    const path = new URL(request.url ?? '/', 'http://carrier').pathname
    const question = { path, headers: request.headers, body: text ? bodyShape.parse(JSON.parse(text)) : {} }
    asked.push(question)
    const route = routes.get(path) ?? { status: 404, bytes: 'no such service' }
    reply(response, typeof route === 'function' ? await route(question) : route)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.custom<AddressInfo>().parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    times: (path: string) => asked.filter((question) => question.path === path).length,
    on: (path: string, route: Route) => void routes.set(path, route),
    reset: () => {
      routes.clear()
      asked.length = 0
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function carrierOfFile() {
  const server = await startCarrier()
  beforeEach(() => server.reset())
  afterAll(() => server.stop())
  return server
}

function reply(response: ServerResponse, given: Reply): void {
  if (given === 'silence') return
  if (given === 'break') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    response.write('{"label":{"shipmentNumb', () => response.destroy())
    return
  }
  const body = 'json' in given ? JSON.stringify(given.json) : given.bytes
  response.writeHead(given.status ?? 200).end(body)
}

export function inTurn(...replies: [Reply, ...Reply[]]): () => Reply {
  let next = 0
  return () => replies[Math.min(next++, replies.length - 1)] ?? replies[0]
}

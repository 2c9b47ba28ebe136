import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface CachedAnswer {
  status: number
  headers: [string, string][]
  body: Buffer
}

/**
 * A shared cache in front of a server, as aggressive as the standard allows: it stores everything it may, by URL alone,
 * and never drops it.
 */
export async function startSharedCache(origin: string) {
  const entries = new Map<string, CachedAnswer>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const found = request.method === 'GET' ? entries.get(path) : undefined
    const answer = found ?? (await ask(origin, path, request))
    if (!found && request.method === 'GET' && isCacheable(answer)) entries.set(path, answer)
    response.writeHead(answer.status, [...answer.headers, ['x-cache', found ? 'hit' : 'miss']].flat())
    response.end(answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    keeps: (path: string) => entries.has(path),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const passedOn = [
  'cookie',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

async function ask(origin: string, path: string, { method, headers: given }: IncomingMessage): Promise<CachedAnswer> {
  const asked = passedOn.flatMap((name): [string, string][] => (given[name] ? [[name, String(given[name])]] : []))
  const answer = await fetch(`${origin}${path}`, { method, headers: asked, redirect: 'manual' })
  const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'connection']
  const headers = [...answer.headers].filter(([name]) => !ofTransport.includes(name))
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) }
}

function isCacheable({ headers }: CachedAnswer): boolean {
  const control = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  return !/no-store|no-cache|private/.test(control) && /(?:s-maxage|max-age)=[1-9]/.test(control)
}

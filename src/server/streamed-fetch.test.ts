import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer, type Server } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { streamedFetch } from './streamed-fetch'

const megabyte = 1024 * 1024

async function listening(server: Server): Promise<string> {
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}/`
}

const answering = (listener: RequestListener) => listening(createHttpServer(listener))

it('reads an answer whose connection has been closed while nobody read', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const address = await listening(
    createServer((socket) => {
      const part = 64 * 1024
      socket.once('data', () => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${part}\r\nConnection: close\r\n\r\n`)
        socket.end(Buffer.alloc(part), resolve)
      })
    }),
  )
  const response = await streamedFetch(address)
  await closed
  for (let turns = 0; turns < 100; turns++) await turn()
  expect((await response.arrayBuffer()).byteLength).toBe(64 * 1024)
})

it('gives status, headers and body, and sends its own', async () => {
  const address = await answering(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    response.writeHead(203, { 'X-Twice': ['a', 'b'] }).end(`${request.method} ${request.headers['x-own']} ${body}`)
  })
  const headers = new Headers({ 'X-Own': 'own' })
  const response = await streamedFetch(address, { method: 'PUT', headers, body: Buffer.from('sent') })
  expect([response.status, response.headers.get('x-twice')]).toEqual([203, 'a, b'])
  expect(await response.text()).toBe('PUT own sent')
})

it('an empty answer keeps no connection, and has a body where one may be', async () => {
  const ports = new Set<number | undefined>()
  const address = await answering((request, response) => {
    ports.add(request.socket.remotePort)
    response.writeHead(request.url === '/none' ? 204 : 200, { 'Content-Length': 0 }).end()
  })
  const answers = []
  for (const [path, method] of [
    ['', 'HEAD'],
    ['none', 'GET'],
    ['', 'PUT'],
  ] as const)
    answers.push(await streamedFetch(address + path, { method }))
  expect(answers.map(({ body }) => body === null)).toEqual([true, true, false])
  expect(await answers[2]?.text()).toBe('')
  expect(ports.size).toBeLessThan(3)
})

it('asks again when a connection that was kept is closed instead of an answer', async () => {
  let asked = 0
  const address = await answering((request, response) => {
    asked += 1
    if (asked === 2) request.socket.destroy()
    else response.end('answered')
  })
  for (let times = 0; times < 2; times++) expect(await (await streamedFetch(address)).text()).toBe('answered')
  expect(asked).toBe(3)
})

it('says when an answer ends too early, when there is none, and when nobody waits any more', async () => {
  const cut = await answering((request, response) => {
    response.writeHead(200, { 'Content-Length': megabyte })
    response.write('a part', () => request.socket.destroy())
  })
  await expect((await streamedFetch(cut)).text()).rejects.toThrow()
  await expect(streamedFetch(`http://127.0.0.1:${await freePort()}/`)).rejects.toThrow('ECONNREFUSED')
  const odd = await answering((_, response) => void response.writeHead(999).end('a part'))
  await expect(streamedFetch(odd)).rejects.toThrow(RangeError)
  const silent = await answering(() => undefined)
  const given = new AbortController()
  const asked = streamedFetch(silent, { signal: given.signal })
  given.abort(new Error('too late'))
  await expect(asked).rejects.toThrow('too late')
})

it('closes the connection of a body that is cancelled', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const address = await answering((request, response) => {
    request.socket.once('close', () => resolve())
    response.write('a part')
  })
  await (await streamedFetch(address)).body?.cancel()
  await closed
})

it('gives up an answer of which no more comes', async () => {
  const address = await answering((_, response) => void response.writeHead(200).write('a part'))
  const response = await streamedFetch(address, { silenceMs: 50 })
  await expect(response.text()).rejects.toThrow('no more of the answer came')
})

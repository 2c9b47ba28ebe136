import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../services/free-port'
import { recordRequests } from './request-record'

async function startServer() {
  const server = createServer((request, response) => {
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': 100 })
      return response.write('a part', () => request.socket.destroy())
    }
    const status = { '/broken': 503, '/none': 404 }[request.url ?? ''] ?? 200
    return response.writeHead(status, { 'X-Edge': request.url === '/' ? 'hit' : 'miss' }).end('whole')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${port}`
}

const read = async (address: string, method = 'GET') => (await fetch(address, { method })).text()

it('counts what is asked of the site by class and status, and of nobody else', async () => {
  const [site, other] = [await startServer(), await startServer()]
  const record = recordRequests(site)
  onTestFinished(record.stop)
  for (const path of ['/', '/de/search?q=a', '/p/shirt', '/api/cms/offers', '/files/pages/a/1-320.webp', '/broken'])
    await read(site + path)
  await read(other)
  const { classes, edge } = record.take()
  expect(Object.keys(classes)).toEqual(['cms', 'files', 'page', 'search', 'shop'])
  expect(classes.page?.byStatus).toEqual({ 200: 1, 503: 1 })
  expect(edge).toEqual({ hit: 1, miss: 5 })
  expect(record.total()).toBe(6)
  expect(record.take()).toEqual({ classes: {}, edge: { hit: 0, miss: 0 } })
})

it('keeps what was answered with an error, or cut off', async () => {
  const site = await startServer()
  const record = recordRequests(site)
  onTestFinished(record.stop)
  await read(`${site}/broken`, 'POST')
  await expect(read(`${site}/cut`)).rejects.toThrow()
  await read(`${site}/none`)
  // A form that is refused is an answer.
  await read(`${site}/none`, 'POST')
  expect(record.failures).toMatchObject([
    { class: 'page', method: 'POST', path: '/broken', answer: '503', cut: false },
    { class: 'page', method: 'GET', path: '/cut', cut: true },
    { class: 'page', method: 'GET', path: '/none', answer: '404', cut: false },
  ])
})

import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { plainErrorsForCrawlers } from './rewritten-answers'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close()
})

const decorated: RequestListener = (request, response) => {
  const status = Number(new URL(request.url ?? '/', 'http://x').searchParams.get('status'))
  const body = gzipSync('<html>decorated</html>')
  response.writeHead(status, {
    'content-type': 'text/html',
    'content-encoding': 'gzip',
    'content-length': body.length,
    'set-cookie': 'a=b',
  })
  response.write(body)
  response.end()
}

async function ask(path: string, agent: string, method = 'GET') {
  const server = createServer(plainErrorsForCrawlers(decorated))
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'user-agent': agent } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const plain = 'text/plain; charset=utf-8'

it.each(['Googlebot/2.1', 'facebookexternalhit/1.1', 'SomeSpider'])('%s gets an error as plain text', async (agent) => {
  expect(await ask('/no?status=404', agent)).toEqual({ status: 404, type: plain, text: '404 /no\n' })
  expect(await ask('/no?status=500', agent)).toEqual({ status: 500, type: plain, text: '500 /no\n' })
  expect(await ask('/no?status=404', agent, 'HEAD')).toEqual({ status: 404, type: plain, text: '' })
  expect(await ask('/yes?status=200', agent)).toMatchObject({ status: 200, text: '<html>decorated</html>' })
})

it('leaves alone what people and programs get', async () => {
  for (const agent of ['Mozilla/5.0', 'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) Chrome/142.0 Mobile']) {
    expect(await ask('/no?status=404', agent)).toMatchObject({ status: 404, text: '<html>decorated</html>' })
  }
  expect(await ask('/api/x?status=404', 'Googlebot/2.1')).toMatchObject({ text: '<html>decorated</html>' })
})

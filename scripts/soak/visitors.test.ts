import { createServer, type RequestListener } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../services/free-port'
import { watchEdits } from './edit-watch'
import { lookAround, readEdited } from './visitors'

async function siteThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}

const siteWith = (status: number, text: string) =>
  siteThat((_, response) => response.writeHead(status, { connection: 'close' }).end(text))

async function faultsOf(status: number, text: string): Promise<string[]> {
  const watch = watchEdits('title')
  watch.told(2, 0)
  await readEdited(await siteWith(status, text), { path: '/', mark: /edit (\d+)/g, watch }, [])
  return watch.faults
}

it('a page that has lost its edits is as old as one that was never edited', async () => {
  expect(await faultsOf(200, 'edit 2')).toEqual([])
  expect(await faultsOf(200, 'the first title')).toEqual([expect.stringContaining('version 0 was shown')])
})

it('an answer that is no page says nothing of its edits', async () => {
  expect(await faultsOf(503, 'away')).toEqual([])
})

it('a page that one language lacks is one fault, and nobody visits it', async () => {
  const asked: string[] = []
  const site = await siteThat((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(request.url === '/de/gone' ? 404 : 200, { connection: 'close' }).end('')
  })
  expect(await lookAround(site, ['/', '/gone', '/sitemap.xml'])).toEqual({
    there: ['/', '/sitemap.xml'],
    faults: ['/gone was answered with 404 before the load'],
  })
  const all = ['/', '/de', '/de/gone', '/en', '/en/gone', '/gone', '/ru', '/ru/gone', '/sitemap.xml']
  expect(asked.toSorted()).toEqual(all)
})

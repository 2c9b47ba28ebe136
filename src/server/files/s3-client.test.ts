import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { s3Client } from './s3-client'

const silent = createServer(() => undefined)
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  silent.closeAllConnections()
  silent.close()
})

it('gives up a server that accepts requests and never answers them', async () => {
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const client = s3Client({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'files',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret',
    prefix: '',
    patience: { ask: 30, write: 60 },
  })
  await expect(client.head('pages/a')).rejects.toThrow('within 30 ms')
  await expect(client.get('pages/a', '"1"')).rejects.toThrow('within 30 ms')
  await expect(client.foldersOf('pages/')).rejects.toThrow('within 30 ms')
  await expect(client.remove('pages/a')).rejects.toThrow('within 30 ms')
  await expect(client.put('pages/a', new Uint8Array(3))).rejects.toThrow('within 60 ms')
})

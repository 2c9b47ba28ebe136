import { createServer, type Server } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { freePort } from './free-port'

const open: Server[] = []
afterAll(() => {
  for (const server of open) server.close()
})

test('ports are free, each given once, and outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 60 }, freePort))
  expect(new Set(ports).size).toBe(60)
  expect(ports.every((port) => port < 32_768)).toBe(true)
  for (const port of ports) {
    await new Promise<void>((resolve, reject) => {
      const server = createServer().once('error', reject).listen(port, '127.0.0.1', resolve)
      open.push(server)
    })
  }
})

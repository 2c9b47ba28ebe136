import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askServer } from '../../tests/setup/ask-server'
import { withPackedBuildFiles } from './build-files'

const distDir = mkdtempSync(join(tmpdir(), 'build-files-'))
const script = 'export const answer = 42\n'.repeat(100)
const brotli = { 'accept-encoding': 'gzip, br' }

const server = createServer(withPackedBuildFiles((_, response) => response.end('from Next'), distDir))
const get = askServer(server)

beforeAll(async () => {
  mkdirSync(join(distDir, 'static/chunks'), { recursive: true })
  writeFileSync(join(distDir, 'static/chunks/a~1.js'), script)
  writeFileSync(join(distDir, 'secret.js'), script)
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(distDir, { recursive: true })
})

it('sends a script packed, once it is; Next answers before and whoever understands no Brotli', async () => {
  const path = '/_next/static/chunks/a~1.js'
  expect((await get(path, brotli)).body.toString()).toBe('from Next')
  await expect.poll(async () => (await get(path, brotli)).headers['content-encoding']).toBe('br')
  const { headers, body } = await get(path, brotli)
  expect(brotliDecompressSync(body).toString()).toBe(script)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  })
  expect((await get(path, brotli, 'HEAD')).headers).toMatchObject({ 'content-length': String(body.length) })
  expect((await get(path, { 'accept-encoding': 'gzip' })).body.toString()).toBe('from Next')
})

it.each(['/_next/static/chunks/missing.js', '/_next/static/chunks/../../secret.js', '/_next/static/media/a.woff2'])(
  'leaves %s to Next',
  async (path) => {
    for (const _ of [1, 2]) expect((await get(path, brotli)).body.toString()).toBe('from Next')
  },
)

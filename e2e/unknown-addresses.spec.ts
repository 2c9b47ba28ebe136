import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from './support/fixtures'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'
import { startInstance, type WebInstance } from './support/web-instance'

const addresses = 10_000
const shapes = [
  (count: number) => `/x-${count}`,
  (count: number) => `/broshura/x-${count}`,
  (count: number) => `/de/c/x-${count}`,
  (count: number) => `/r/x-${count}`,
  (count: number) => `/en/x/y-${count}`,
]

function sizeOf(folder: string): { entries: number; bytes: number } {
  let [entries, bytes] = [0, 0]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    entries += 1
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size
  }
  return { entries, bytes }
}

async function ask(url: string, from: number, count: number): Promise<void> {
  let next = from
  const visitor = async () => {
    while (next < from + count) {
      const address = shapes[next % shapes.length]?.(next) ?? ''
      next += 1
      const { status } = await visit(address, { 'accept-encoding': 'identity' }, url)
      expect(status, address).toBe(404)
    }
  }
  await Promise.all(Array.from({ length: 8 }, visitor))
}

test(`${addresses.toLocaleString('en')} unknown addresses grow neither disk nor memory`, async () => {
  test.setTimeout(900_000)
  const file = join(mkdtempSync(join(tmpdir(), 'broshura-memory-')), 'bytes')
  const preload = pathToFileURL(resolve('e2e/support/live-memory.mjs')).href
  const instance = await startInstance({ NODE_OPTIONS: `--import=${preload}`, LIVE_MEMORY_FILE: file })
  const dist = stack().env.NEXT_DIST_DIR ?? ''

  await ask(instance.url, 0, 1_000)
  const [disk, memory] = [sizeOf(dist), await liveMemory(instance, file)]
  await ask(instance.url, 1_000, addresses)
  expect(sizeOf(dist)).toEqual(disk)
  const growth = async () => (await liveMemory(instance, file)) - memory
  // Bounded tables of Next fill up; cached pages would take a hundred times as much. What ends later is not kept.
  await expect.poll(growth, { timeout: 120_000 }).toBeLessThan(16 * 1024 * 1024)
  await instance.stop()
})

async function liveMemory({ pid }: WebInstance, file: string): Promise<number> {
  rmSync(file, { force: true })
  process.kill(pid, 'SIGURG')
  let bytes = 0
  await expect
    .poll(() => {
      bytes = Number(readFileSync(file, { encoding: 'utf8', flag: 'a+' }))
      return bytes
    })
    .toBeGreaterThan(0)
  return bytes
}

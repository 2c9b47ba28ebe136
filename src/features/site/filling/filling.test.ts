import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'filling-'))
let data: typeof import('./data')

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder)
  // Settings are read once per process, and another test may have read them.
  vi.resetModules()
  data = await import('./data')
})
afterEach(() => rmSync(data.fillingFile(), { force: true }))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('says nothing where no seed is at work, nor of what is no such report', async () => {
  expect(await data.readFilling()).toBeNull()
  writeFileSync(data.fillingFile(), '{"brochures":"many"}')
  expect(await data.readFilling()).toBeNull()
})

it('says how many brochures are there', async () => {
  writeFileSync(data.fillingFile(), '{"brochures":8,"of":35}')
  expect(await data.readFilling()).toEqual({ brochures: 8, of: 35 })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { DayTooLarge } from '../download'
import { readFiles } from './archive'
import { bytesIn } from './encoding'

const folder = mkdtempSync(join(tmpdir(), 'broshura-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

function zipOf(files: Record<string, Uint8Array>): string {
  const file = join(folder, 'day.zip')
  writeFileSync(file, zipSync(files))
  return file
}

async function lengthsOf(file: string, bounds: { files: number; bytes: number }) {
  const lengths: Record<string, number> = {}
  const start = () => {
    let length = 0
    const write = (bytes: Uint8Array) => {
      length += bytes.length
    }
    return { write, end: () => length }
  }
  const done = async (name: string, length: number) => {
    lengths[name] = length
  }
  const { complete } = await readFiles(file, { start, done }, bounds)
  return { complete, lengths }
}

it('reads as many files and bytes as there may be', async () => {
  const file = zipOf({ 'a.csv': new Uint8Array(600_000), 'b.csv': new Uint8Array(400_000) })
  const lengths = { 'a.csv': 600_000, 'b.csv': 400_000 }
  expect(await lengthsOf(file, { files: 2, bytes: 1_000_000 })).toEqual({ complete: true, lengths })
})

it('ends at a zip with too many files', async () => {
  const file = zipOf({ 'a.csv': new Uint8Array(1), 'b.csv': new Uint8Array(1), 'c.csv': new Uint8Array(1) })
  await expect(lengthsOf(file, { files: 2, bytes: 1_000_000 })).rejects.toThrow(DayTooLarge)
})

it('ends at a zip that unpacks to too much, long before all of it', async () => {
  const file = zipOf({ 'a.csv': new Uint8Array(100_000_000) })
  await expect(lengthsOf(file, { files: 2, bytes: 1_000_000 })).rejects.toThrow(DayTooLarge)
})

it('reads the names of a zip that an old program has packed', async () => {
  const name = 'Проба Едно (Проба ООД)_1.csv'
  const inOld = Buffer.concat([...name].map((sign) => bytesIn('ibm866', sign) ?? Buffer.from('?'))).toString('latin1')
  // Without the mark for UTF-8 names.
  const zip = Buffer.from(zipSync({ [inOld]: new Uint8Array(3) }))
  const file = join(folder, 'old.zip')
  writeFileSync(file, zip)
  expect((await lengthsOf(file, { files: 2, bytes: 100 })).lengths).toEqual({ [name]: 3 })
})

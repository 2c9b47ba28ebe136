import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesContract } from '../../../tests/server/files/contract'
import { folderFiles } from './folder-files'

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'broshura-files-test-'))

filesContract('files in a folder', async () => {
  const root = newFolder()
  return {
    area: (name) => folderFiles(path.join(root, name)),
    stop: async () => rmSync(root, { recursive: true }),
  }
})

it('a stored file is private', async () => {
  const root = newFolder()
  await folderFiles(root).put('a', new Uint8Array([1]))
  expect(statSync(path.join(root, 'a')).mode & 0o777).toBe(0o600)
  rmSync(root, { recursive: true })
})

it('only what a killed process left long ago is removed as unfinished', async () => {
  const root = newFolder()
  for (const name of ['.tmp-old', '.tmp-new', 'whole']) mkdirSync(path.join(root, name))
  utimesSync(path.join(root, '.tmp-old'), 1, 1)
  utimesSync(path.join(root, 'whole'), 1, 1)
  expect(await folderFiles(root).removeUnfinished(10_000)).toBe(1)
  expect(readdirSync(root).sort()).toEqual(['.tmp-new', 'whole'])
  rmSync(root, { recursive: true })
  expect(await folderFiles(root).removeUnfinished(10_000)).toBe(0)
  expect(existsSync(root)).toBe(false)
})

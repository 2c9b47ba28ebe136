import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyFolder } from './copy-files'
import { folderFiles } from './folder-files'

it('a folder that is missing has no files, and one that cannot be read is an error', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'broshura-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const unreadable = path.join(folder, 'no-folder')
  writeFileSync(unreadable, '')
  const files = folderFiles(path.join(folder, 'copies'))
  expect(await copyFolder(path.join(folder, 'none'), files)).toEqual({ copied: 0, present: 0 })
  await expect(copyFolder(unreadable, files)).rejects.toThrow('ENOTDIR')
})

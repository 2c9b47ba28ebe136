import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { removeOldScratch, scratchFolder } from './scratch'

const made: string[] = []

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function folderOf(number: number, kind: string, end = '-Ab3dE6'): string {
  const folder = path.join(tmpdir(), `broshura-${kind}-${number}${end}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'page.png'), 'page')
  made.push(folder)
  return folder
}

async function ownFolder(kind: 'files' | 'prices'): Promise<string> {
  const folder = await scratchFolder(kind)
  made.push(folder)
  return folder
}

it('folders of a process that has ended are removed, and none of one that runs', async () => {
  const { pid } = spawnSync('true')
  const left = [folderOf(pid, 'files'), folderOf(pid, 'prices'), folderOf(pid, 'uploads', '')]
  const used = [folderOf(process.ppid, 'files'), await ownFolder('files'), await ownFolder('prices')]
  removeOldScratch()
  expect(left.filter((folder) => existsSync(folder))).toEqual([])
  expect(used.filter((folder) => existsSync(folder))).toEqual(used)
})

it('folders of an earlier process of the same number are removed, as each of a container has the same', async () => {
  const left = folderOf(process.pid, 'files')
  utimesSync(left, 1, 1)
  const used = await ownFolder('files')
  removeOldScratch()
  expect([left, used].filter((folder) => existsSync(folder))).toEqual([used])
})

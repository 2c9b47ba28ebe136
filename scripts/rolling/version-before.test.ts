import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { git, versionBefore } from './version-before'

const root = mkdtempSync(join(tmpdir(), 'broshura-rolling-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'migrations'))

function commit(file: string): string {
  writeFileSync(join(root, file), String(Math.random()))
  git(root, 'add', '.')
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', file)
  return git(root, 'rev-parse', 'HEAD')
}

it('is the commit before the newest step came, whatever changed since', () => {
  git(root, 'init', '-q')
  commit('migrations/20261127_000000_baseline.ts')
  expect(versionBefore(root), 'nothing is before the first').toBeNull()
  const before = commit('read-prices.ts')
  commit('migrations/20261128_000000_wider.ts')
  commit('migrations/20261128_000000_wider.ts')
  commit('migrations/index.ts')
  expect(versionBefore(root)).toEqual({ step: '20261128_000000_wider.ts', commit: before })
})

it('is the present commit for a step that is not committed', () => {
  writeFileSync(join(root, 'migrations/20261129_000000_new.ts'), '')
  expect(versionBefore(root)).toEqual({ step: '20261129_000000_new.ts', commit: git(root, 'rev-parse', 'HEAD') })
})

it('is unknown without a history', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(versionBefore(root)).toBeNull()
})

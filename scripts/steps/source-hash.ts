import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that a build does not read: tests, tools and the demo content. */
const left = new Set(['node_modules', 'tests', 'e2e', 'docs', 'scripts', 'seed', 'test-results', 'playwright-report'])

/** What a build itself rewrites. */
const writtenByBuilds = new Set(['next-env.d.ts', 'tsconfig.json'])

/** A fingerprint of every file a build reads, so that it is repeated only when one has changed. */
export function sourceHash(...more: string[]): string {
  return hashOf(
    readdirSync('.', { withFileTypes: true })
      .filter(({ name }) => !left.has(name) && !name.startsWith('.'))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
      .filter((path) => !/\.(test\.tsx?|md|tsbuildinfo)$/.test(path) && !writtenByBuilds.has(path)),
    more,
  )
}

/** A fingerprint of the files in `folders` and of further texts. */
export function foldersHash(folders: string[], ...more: string[]): string {
  return hashOf(folders.flatMap(filesIn), more)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function hashOf(paths: string[], more: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const left = new Set(['node_modules', 'tests', 'e2e', 'docs', 'scripts', 'seed', 'test-results', 'playwright-report'])

const writtenByBuilds = new Set(['next-env.d.ts', 'tsconfig.json'])

export function sourceHash(...more: string[]): string {
  return hashOf(
    readdirSync('.', { withFileTypes: true })
      .filter(({ name }) => !left.has(name) && !name.startsWith('.'))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]))
      .filter((path) => !/\.(test\.tsx?|md|tsbuildinfo)$/.test(path) && !writtenByBuilds.has(path)),
    more,
  )
}

/** Of what decides how sources become a build: style sheets, configurations, packages. */
export const styleHash = (): string =>
  hashOf(
    [
      ...filesIn('src').filter((path) => path.endsWith('.css')),
      ...['next.config.ts', 'postcss.config.mjs', 'package-lock.json'],
    ],
    [process.version],
  )

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

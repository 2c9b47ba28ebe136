import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const shared = resolve('.data', 'shared')

const folders = [join('files', 'pages'), 'seed']

/**
 * Rendered pages never change (their folder is named after the PDF's content), so demo, tests and measurements share
 * them. They are hard-linked, so that a removal in one place leaves the others intact.
 */
export function takeSharedPages(dataDir: string): void {
  for (const folder of folders) linkMissing(join(shared, folder), join(dataDir, folder))
}

export function givePagesToShare(dataDir: string): void {
  for (const folder of folders) linkMissing(join(dataDir, folder), join(shared, folder))
}

function linkMissing(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name.endsWith('.tmp') || existsSync(join(to, name))) continue
    if (statSync(join(from, name)).isDirectory()) linkFolder(join(from, name), to, name)
    else linkSync(join(from, name), join(to, name))
  }
}

function linkFolder(from: string, to: string, name: string): void {
  const draft = join(to, `.tmp-${name}-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  for (const file of readdirSync(from)) linkSync(join(from, file), join(draft, file))
  renameSync(draft, join(to, name))
}

import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const shared = resolve('.data', 'rendered-pages')

/**
 * Rendered pages never change (their folder is named after the PDF's content), so demo, tests and measurements draw each
 * PDF once between them. They are linked, not pointed to: what one of them removes stays with the others.
 */
export const takeSharedPages = (dataDir: string) => linkMissing(shared, pagesOf(dataDir))
export const givePagesToShare = (dataDir: string) => linkMissing(pagesOf(dataDir), shared)

function pagesOf(dataDir: string): string {
  return join(dataDir, 'files', 'pages')
}

function linkMissing(from: string, to: string): void {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || existsSync(join(to, name))) continue
    const draft = join(to, `.tmp-${name}-${process.pid}`)
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft)
    for (const file of readdirSync(join(from, name))) linkSync(join(from, name, file), join(draft, file))
    renameSync(draft, join(to, name))
  }
}

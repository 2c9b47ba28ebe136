import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = 'src/app/(site)/[locale]'
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => basename(file) === 'page.tsx')

function stands(folder: string): boolean {
  const layout = join(root, folder, 'layout.tsx')
  if (existsSync(layout) && /<(?:Page)?Frame\b/.test(readFileSync(layout, 'utf8'))) return true
  return folder !== '.' && stands(dirname(folder))
}

it.each(pages)('%s stands in a frame: below a layout that composes its header and footer', (page) => {
  expect(stands(dirname(page))).toBe(true)
})

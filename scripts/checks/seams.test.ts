import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seams, takenPast } from './seams'

const folders = '{src,collections,seed,scripts,simulators,tests,tests-full,e2e}'
const files = globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, { exclude: ['scripts/checks/seams*'] })
const guide = readFileSync('docs/upgrades.md', 'utf8')

it('each kind of internal is taken only where the guide to upgrades says', () => {
  expect(files.flatMap((file) => takenPast(file, readFileSync(file, 'utf8')))).toEqual([])
})

it.each(seams)('$what stands in files of the guide, and in each of them', ({ only, pattern }) => {
  for (const place of only) {
    expect(guide).toContain(`\`${place}\``)
    const inside = files.filter((file) => file === place || (place.endsWith('/') && file.startsWith(place)))
    expect(
      inside.some((file) => pattern.test(readFileSync(file, 'utf8'))),
      place,
    ).toBe(true)
  }
})

it.each([
  ['src/features/lists/data.ts', "import { x } from 'next/dist/server/x'", 'the inside of Next'],
  ['src/admin/products/list.tsx', "import Link from 'next/link'", 'Next in components of the CMS'],
  ['src/admin/products/list.tsx', "import { DefaultTemplate } from '@payloadcms/next/templates'", 'for Next'],
  ['tests/access/people.ts', "import type { TypedUser } from 'payload'", 'type of users'],
  ['src/admin/products/list.css', 'color: var(--theme-text)', 'style tokens'],
  ['collections/globals/menus.ts', "components: { elements: { SaveButton: '' } }", 'forms of globals'],
  ['src/features/lists/data.ts', 'await payload.db.beginTransaction()', 'begin a transaction'],
  ['src/features/lists/data.ts', 'payload.db.sessions[id].db', 'open transactions'],
  ['src/features/lists/data.ts', 'await jwtSign({ secret })', 'staff sessions'],
])('%s may not say: %s', (file, source, what) => {
  expect(takenPast(file, source)).toEqual([expect.stringContaining(what)])
})

it.each([
  ['src/features/lists/components/list.tsx', "import Link from 'next/link'"],
  ['src/admin/offer-editor/form.tsx', "import { useTranslations } from 'next-intl'"],
  ['src/app/(payload)/layout.tsx', "import { RootLayout } from '@payloadcms/next/layouts'"],
])('%s may say: %s', (file, source) => {
  expect(takenPast(file, source)).toEqual([])
})

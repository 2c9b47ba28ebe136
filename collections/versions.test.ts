import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'

const stored = z.looseObject({ slug: z.string(), fields: z.array(z.unknown()), versions: z.unknown().optional() })

/** Everything that a file of the content model exports and Payload stores. */
async function exportedBy(file: string) {
  const exported = Object.values<unknown>(await import(resolve(file)))
  return exported.flatMap((one) => stored.safeParse(one).data ?? [])
}

const files = globSync('collections/**/*.ts', { exclude: ['collections/blocks/**', '**/*.test.ts'] })
const collections = (await Promise.all(files.map(exportedBy))).flat()

it('finds the collections and the globals', () => {
  expect(collections.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['brochures', 'customers', 'menus']))
  expect(collections.length).toBeGreaterThan(40)
})

// Payload 4 keeps a hundred versions of whatever does not say so: new tables, and copies of personal data.
it.each(collections)('$slug says itself whether it keeps versions', (collection) => {
  expect(Object.keys(collection)).toContain('versions')
})

it('keeps versions of what is published only, never of people and of what they did', () => {
  const versioned = collections.filter(({ versions }) => versions).map(({ slug }) => slug)
  expect(versioned.toSorted()).toEqual(['brochures', 'legal-pages', 'pages', 'posts', 'products', 'retailers'])
})

// Payload 4 lets whoever reads a collection read its versions too, unless the collection says who may.
it.each(collections.filter(({ versions }) => versions))('$slug says who reads its versions', ({ access }) => {
  expect(access).toHaveProperty('readVersions')
})

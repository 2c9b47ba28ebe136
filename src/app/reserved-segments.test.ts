import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isReservedSegment } from '@/domain/reserved-segments'
import { isSlug } from '@/domain/slug'
import { locales } from '@/i18n/routing'

/** The first segments below a folder of routes; a group in brackets is no segment. */
function segmentsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name.startsWith('(') ? segmentsBelow(join(folder, name)) : name))
}

const folders = [...segmentsBelow('src/app'), ...segmentsBelow('src/app/(site)/[locale]')]
const taken = [...locales, ...folders.filter((name) => isSlug(name) && name !== 'blog')]

it('reads the folders of the routes', () => {
  expect(taken).toEqual(expect.arrayContaining(['admin', 'api', 'search', 'login', 'c']))
})

it.each(taken)('/%s is reserved, so that no page of the CMS is hidden by it', (segment) => {
  expect(isReservedSegment(segment)).toBe(true)
})

it.each(['about-us', 'blog', 'coming-soon', 'searching', 'shop-list'])(
  '/%s is an address for a page of the CMS',
  (segment) => {
    expect(isReservedSegment(segment)).toBe(false)
  },
)

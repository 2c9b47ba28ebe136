import type { SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { accessFixtures } from './access-fixtures'
import { createPeople } from './people'
import { collections, globals, type Operation, operations, roles } from './table'

let fixtures: Awaited<ReturnType<typeof accessFixtures>>

const { payload } = await freshCms()

beforeAll(async () => {
  const { people, otherCustomer } = await createPeople(payload)
  fixtures = await accessFixtures(payload, people, otherCustomer)
})

function operationsOf({ versions, auth }: SanitizedConfig['collections'][number]): Operation[] {
  const operations: Operation[] = ['create', 'read', 'update', 'delete']
  if (versions) operations.push('readVersions')
  if (auth) operations.push('unlock')
  return operations
}

describe('the table of who may do what', () => {
  it('names every collection and operation of the CMS, and nothing else', () => {
    const known = collections.map(({ slug, ...rule }) => [slug, Object.keys(rule).sort()])
    const real = payload.config.collections.map((collection) => [collection.slug, operationsOf(collection).sort()])
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(real))
  })

  it('names every global and operation of the CMS, and nothing else', () => {
    const real = payload.config.globals.map(({ slug, versions }) => [
      slug,
      versions ? ['read', 'readVersions', 'update'] : ['read', 'update'],
    ])
    const known = Object.entries(globals).map(([slug, rule]) => [slug, Object.keys(rule).sort()])
    expect(Object.fromEntries(real)).toEqual(Object.fromEntries(known))
  })
})

for (const rule of collections) {
  describe(rule.slug, () => {
    for (const operation of operations) {
      const row = rule[operation]
      for (const role of row ? roles : []) {
        const cell = row?.[role] ?? []
        it(`${operation} as ${role}: ${cell.join(', ') || 'refused'}`, async () => {
          expect(await fixtures.reached(role, rule.slug, operation)).toEqual(cell)
        })
      }
    }
  })
}

for (const { slug } of payload.config.globals) {
  describe(slug, () => {
    for (const role of roles) {
      it(`read and update as ${role}`, async () => {
        const read = await fixtures.permitted(role, (rights) => payload.findGlobal({ slug, ...rights }))
        const update = await fixtures.permitted(role, (rights) => payload.updateGlobal({ slug, data: {}, ...rights }))
        expect([read, update]).toEqual([
          globals[slug].read?.[role].length === 1,
          globals[slug].update?.[role].length === 1,
        ])
      })
    }
  })
}

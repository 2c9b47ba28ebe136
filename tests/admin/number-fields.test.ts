import type { Field } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()

/** The fields of the CMS that parse numbers as people write them, and refuse anything else. */
const shared = [
  '@/admin/euro/number-fields#EuroField',
  '@/admin/euro/number-fields#WholeNumberField',
  '@/admin/euro/number-fields#DecimalField',
  '@/admin/euro/number-fields#PercentField',
]

type Listed = { place: string; component: unknown; hidden: boolean; name: string; custom: unknown; inBulk: boolean }

const asked = z.object({ priceFalls: z.object({}).loose().optional(), percentFalls: z.object({}).loose().optional() })

function* numbersIn(fields: readonly Field[], place: string, hidden = false): Generator<Listed> {
  for (const field of fields) {
    const admin = field.admin ?? {}
    const isHidden =
      hidden || ('hidden' in field && field.hidden === true) || ('hidden' in admin && admin.hidden === true)
    const own = 'name' in field && field.name ? `${place}.${field.name}` : place
    if (field.type === 'number') {
      const component = field.admin?.components?.Field
      const inBulk = !field.admin?.disableBulkEdit
      yield { place: own, component, hidden: isHidden, name: field.name, custom: field.admin?.custom, inBulk }
    }
    if (field.type === 'tabs') {
      for (const tab of field.tabs)
        yield* numbersIn(tab.fields, 'name' in tab && tab.name ? `${own}.${tab.name}` : own, isHidden)
    }
    if (field.type === 'blocks') {
      for (const block of field.blocks) yield* numbersIn(block.fields, `${own}.${block.slug}`, isHidden)
    }
    if ('fields' in field) yield* numbersIn(field.fields, own, isHidden)
  }
}

const numbers = [...payload.config.collections, ...payload.config.globals].flatMap(({ slug, fields }) => [
  ...numbersIn(fields, slug),
])

const untyped: Record<string, string> = { 'payload-migrations.batch': 'written by the migrations, closed to everybody' }

it('every number that somebody types is read by the field that refuses what is none', () => {
  const others = numbers.filter(({ component, hidden }) => !hidden && !shared.includes(String(component)))
  expect(others.map(({ place }) => place)).toEqual(Object.keys(untyped))
})

it('money is read as money, and nothing else is', () => {
  const money = numbers.filter(({ component }) => component === shared[0])
  expect(numbers.length).toBeGreaterThan(60)
  expect(money.filter(({ name }) => !name.endsWith('Cents'))).toEqual([])
  const others = numbers.filter(
    ({ name, hidden, component }) => name.endsWith('Cents') && !hidden && component !== shared[0],
  )
  expect(others).toEqual([])
})

it('every amount, and every reduction in percent, has its question before it falls by more than half, in four languages', () => {
  const asking = (custom: unknown) =>
    Object.keys(asked.parse(custom).priceFalls ?? asked.parse(custom).percentFalls ?? {})
  const doubted = numbers.filter(({ name, hidden }) => !hidden && (name.endsWith('Cents') || name === 'percentOff'))
  expect(doubted.length).toBeGreaterThan(12)
  for (const { place, custom } of doubted) expect(asking(custom), place).toEqual(['bg', 'de', 'en', 'ru'])
})

it('no amount or reduction is set for many documents at once, where nobody would be asked about the fall of each', () => {
  const given = numbers.filter(({ name, inBulk }) => (name.endsWith('Cents') || name === 'percentOff') && inBulk)
  expect(given.filter(({ hidden }) => !hidden)).toEqual([])
})

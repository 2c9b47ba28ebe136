import { beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/routing'
import { writeProductGroups } from '../../../seed/write/product-groups'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'

let read: (locale: Locale) => ReturnType<typeof import('@/features/price-data/groups/data').getProductGroups>
let waitForInvalidations: () => Promise<void>

const { payload } = await freshCms()

beforeAll(async () => {
  const { getProductGroups } = await import('@/features/price-data/groups/data')
  read = (locale) => visitorRequest(() => getProductGroups(locale))
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  await writeProductGroups(payload)
  atEnd(await listener.listenForInvalidations())
})

describe('product groups', () => {
  it('are written once and read in every language', async () => {
    await writeProductGroups(payload)
    for (const locale of ['bg', 'de', 'en', 'ru'] as const) {
      const groups = await read(locale)
      expect(groups).toHaveLength(101)
      expect(groups.every(({ title, synonyms }) => title.lang === locale && synonyms.length > 0)).toBe(true)
    }
    const [butter] = (await read('en')).filter(({ number }) => number === 12)
    expect(butter).toEqual({
      number: 12,
      slug: 'butter',
      unit: 'kg',
      rule: { perishable: false, noVerdict: null },
      title: { text: 'Butter', lang: 'en' },
      synonyms: ["cow's butter", 'dairy butter'],
    })
  })

  it('are renewed by an editor’s change, and one number is once', async () => {
    const { docs } = await payload.find({ collection: 'product-groups', where: { number: { equals: 12 } } })
    const id = docs[0]?.id ?? ''
    await payload.update({ collection: 'product-groups', id, locale: 'en', data: { title: 'Fine butter' } })
    await waitForInvalidations()
    expect((await read('en'))[11]?.title.text).toBe('Fine butter')
    const again = { number: 12, slug: 'more-butter', title: 'Масло', baseUnit: 'kg', verdictRule: 'none' } as const
    await expect(payload.create({ collection: 'product-groups', data: again })).rejects.toThrow()
  })
})

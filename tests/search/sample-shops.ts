import type { Payload } from 'payload'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { locales } from '@/i18n/routing'

const today = sofiaDay()

type Sample = { slug: string; title: string; from: number; to: number; retailer: string; category: string }

/** Two shops in two categories with a few brochures; `ids` holds what was made by its slug, brochures as `brochure …`. */
export async function sampleShops(cms: Payload) {
  const ids: Record<string, string> = {}

  async function publish({ slug, title, from, to, retailer, category }: Sample): Promise<string> {
    const { id } = await cms.create({
      collection: 'brochures',
      locale: 'bg',
      draft: true,
      data: {
        slug,
        title,
        retailer: ids[retailer] ?? '',
        category: ids[category] ?? '',
        validFrom: addDays(today, from),
        validTo: addDays(today, to),
        _status: 'draft',
      },
    })
    for (const locale of locales) {
      await cms.update({ collection: 'brochures', id, locale, draft: true, data: { title, summary: 'Оферти' } })
    }
    await cms.update({ collection: 'brochures', id, data: { _status: 'published' } })
    ids[`brochure ${slug}`] = id
    return id
  }

  const categories = [
    { slug: 'supermarket', name: 'Супермаркети' },
    { slug: 'toys', name: 'Играчки' },
  ]
  for (const { slug, name } of categories) {
    const created = await cms.create({
      collection: 'categories',
      locale: 'bg',
      data: { slug, name, icon: 'tag', order: 1 },
    })
    ids[slug] = created.id
  }
  for (const [slug, name] of [
    ['zora', 'Зора'],
    ['veselka', 'Веселка'],
  ] as const) {
    const created = await cms.create({
      collection: 'retailers',
      data: { slug, name, colour: '#336699', _status: 'published' },
    })
    ids[slug] = created.id
  }
  await publish({
    slug: 'current',
    title: 'Плодове и зеленчуци',
    from: -1,
    to: 3,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({ slug: 'upcoming', title: 'Плодове идват', from: 2, to: 9, retailer: 'zora', category: 'supermarket' })
  await publish({
    slug: 'past',
    title: 'Плодове от лятото',
    from: -30,
    to: -20,
    retailer: 'zora',
    category: 'supermarket',
  })
  await publish({
    slug: 'toys',
    title: 'Пъзели и плодове за игра',
    from: -1,
    to: 3,
    retailer: 'veselka',
    category: 'toys',
  })
  return { ids, publish }
}

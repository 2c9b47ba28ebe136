import { addDays } from '@/domain/calendar-day'
import type { BrochureCard } from '@/features/brochures/types'

const shops = [
  { slug: 'zelena', name: 'Зелена', colour: '#1f7a3f' },
  { slug: 'slanchev', name: 'Слънчев пазар', colour: '#ffc629' },
  { slug: 'tehnoris', name: 'ТехноРис', colour: '#12305e' },
  { slug: 'domko', name: 'Домко', colour: '#c8452b' },
  { slug: 'lili', name: 'Лили дрогерия', colour: '#d96ba0' },
  { slug: 'kubche', name: 'Кубче', colour: '#2f7fc1' },
] as const

const titles = [
  'Седмични предложения: плодове, зеленчуци и всичко за уикенда',
  'Голямата есенна разпродажба',
  'Телевизори и звук',
  'Направи си сам',
  'Грижа за кожата през зимата',
  'Играчки за Коледа',
]

/** Days before and after today, so that every state is shown. */
const periods = [
  [-6, 0],
  [-4, 1],
  [-3, 3],
  [-2, 20],
  [1, 8],
  [-20, -8],
] as const

/** Invented brochures of this page alone. */
export function sampleBrochures(today: string): BrochureCard[] {
  return shops.map((shop, index) => {
    const [from, to] = periods[index] ?? [0, 7]
    return {
      id: shop.slug,
      slug: `sample-${shop.slug}`,
      title: { text: titles[index] ?? shop.name, lang: 'bg' },
      retailer: { ...shop, logoUrl: null },
      category: { slug: 'supermarket', name: { text: 'Супермаркет', lang: 'bg' } },
      validFrom: addDays(today, from),
      validTo: addDays(today, to),
      pageCount: 12,
      cover: null,
    }
  })
}

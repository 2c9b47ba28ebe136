import type { Subject } from '@/features/lists/follow/types'

export const follows: Subject[] = [
  { kind: 'shop', value: 'zhiten' },
  { kind: 'shop', value: 'shturcho' },
  { kind: 'category', value: 'toys' },
  { kind: 'word', value: 'кафе' },
]

/** The customer waits for a lower price of the first product whose name has all of these words. */
export const awaited = ['краве масло', 'прясно мляко']

/** `product` is a word that selects the first compared product with it; the other items are notes. */
export const shoppingLists: {
  id: string
  name: string
  items: ({ product: string; quantity?: number } | { note: string; quantity?: number; done?: boolean })[]
}[] = [
  {
    id: 'demo-week',
    name: 'За седмицата',
    items: [
      { product: 'прясно мляко', quantity: 2 },
      { product: 'краве масло' },
      { product: 'кафе' },
      { note: 'Хляб от пекарната', done: true },
      { note: 'Домати, около кило' },
      { note: 'Прах за пране' },
    ],
  },
  {
    id: 'demo-birthday',
    name: 'Рожденият ден на Ани',
    items: [
      { product: 'шоколад', quantity: 3 },
      { note: 'Свещички, осем' },
      { note: 'Хартия за опаковане' },
      { note: 'Сок за децата', quantity: 4 },
    ],
  },
]

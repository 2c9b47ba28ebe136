/** A reduction; its days count from the day of the seed, `percentOff` or `priceCents` gives its size. */
export type PromotionSeed = {
  name: string
  from: number
  to: number
  products: string[]
} & ({ percentOff: number } | { priceCents: number })

/** Current, upcoming and ended ones, so that each kind exists on any day. */
export const promotions: PromotionSeed[] = [
  { name: 'Пуловер с шарка', priceCents: 5990, from: -3, to: 11, products: ['patterned-jumper'] },
  { name: 'Поло от пике', priceCents: 2690, from: -3, to: 11, products: ['pique-polo'] },
  {
    name: 'Седмица на плетивата',
    percentOff: 20,
    from: -5,
    to: 9,
    products: [
      'chunky-crew-jumper',
      'chunky-cardigan',
      'fair-isle-jumper',
      'shawl-cardigan',
      'ribbed-roll-neck',
      'knitted-vest',
    ],
  },
  {
    name: 'Лен извън сезона',
    percentOff: 30,
    from: -12,
    to: 18,
    products: [
      'linen-shirt',
      'short-linen-shirt',
      'wide-linen-trousers',
      'linen-sundress',
      'short-linen-blouse',
      'linen-shorts',
    ],
  },
  {
    name: 'Последни дни: чанти',
    percentOff: 15,
    from: -9,
    to: 1,
    products: ['canvas-backpack', 'leather-tote', 'market-bag'],
  },
  {
    name: 'Деним на половин сезон',
    percentOff: 25,
    from: -1,
    to: 13,
    products: ['wide-leg-jeans', 'denim-skirt', 'denim-shirt'],
  },
  {
    name: 'Ръкавици и шалове',
    percentOff: 10,
    from: 0,
    to: 6,
    products: ['leather-gloves', 'checked-scarf', 'lambswool-scarf'],
  },
  { name: 'Детски якета по-рано', percentOff: 15, from: 4, to: 18, products: ['kids-down-jacket', 'kids-rain-jacket'] },
  {
    name: 'Палта преди студа',
    percentOff: 12,
    from: 2,
    to: 12,
    products: ['houndstooth-coat', 'pea-coat', 'hooded-down-jacket'],
  },
  {
    name: 'Седмица на ризите',
    percentOff: 20,
    from: -28,
    to: -21,
    products: ['oxford-shirt', 'striped-shirt', 'shirt-dress'],
  },
  { name: 'Пухени якета през септември', percentOff: 18, from: -50, to: -36, products: ['down-jacket', 'down-vest'] },
]

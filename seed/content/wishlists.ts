export const wishlists: { name: string; signed?: string; wishes: { slug: string; size?: string; note?: string }[] }[] =
  [
    {
      name: 'За зимата',
      wishes: [
        { slug: 'belted-wool-coat', size: 'M' },
        { slug: 'houndstooth-coat' },
        { slug: 'merino-roll-neck', size: 'S' },
        { slug: 'lined-boots' },
      ],
    },
    {
      name: 'За рождения ден',
      signed: 'Мария',
      wishes: [
        { slug: 'leather-tote', note: 'В по-тъмния цвят, ако я има.' },
        { slug: 'fair-isle-mittens' },
        { slug: 'tie-jersey-dress', size: 'M' },
      ],
    },
  ]

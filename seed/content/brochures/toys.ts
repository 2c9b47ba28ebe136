import type { BrochureSeed } from '../types'

/** Both editions of one week have the same title, as shops print them. */
const outside = {
  retailer: 'shturcho',
  title: { bg: 'Навън до вечеря', de: 'Draußen bis zum Abendbrot', en: 'Outside until supper', ru: 'Гуляем до ужина' },
  from: -5,
  to: 3,
  publication: 'published',
  pdf: {
    size: 'square',
    pages: 2,
    sections: ['play'],
    heroes: [
      'Детска тротинетка с три колела',
      'Футболна топка, размер 5',
      'Хвърчило с дълга опашка',
      'Сапунени балони, голям комплект',
    ],
  },
} satisfies Partial<BrochureSeed>

export const toys: BrochureSeed[] = [
  {
    slug: 'shturcho-golyamata-igra',
    retailer: 'shturcho',
    title: { bg: 'Голямата игра', de: 'Das große Spiel', en: 'The big game', ru: 'Большая игра' },
    summary: {
      bg: 'Динозаври, влакчета и конструктори за дъждовните следобеди.',
      de: 'Dinosaurier, Züge und Bausteine für verregnete Nachmittage.',
      en: 'Dinosaurs, trains and building sets for rainy afternoons.',
      ru: 'Динозавры, поезда и конструкторы для дождливых дней.',
    },
    from: -4,
    to: 9,
    publication: 'published',
    kicker: 'За дъждовните следобеди',
    pdf: {
      size: 'square',
      pages: 8,
      sections: ['plush', 'build', 'cars', 'create', 'play'],
      heroes: [
        'Динозавър рекс със звук',
        'Влакче с релси, 42 части',
        'Комплект за рисуване, 68 части',
        'Футболна топка, размер 5',
      ],
    },
    allowDownload: true,
  },
  {
    slug: 'shturcho-redim-pazeli',
    retailer: 'shturcho',
    title: { bg: 'Да редим заедно', de: 'Zusammen puzzeln', en: 'Puzzles together', ru: 'Собираем вместе' },
    summary: {
      bg: 'Пъзели и конструктори за цялата маса.',
      de: 'Puzzles und Bausätze für den ganzen Tisch.',
      en: 'Puzzles and building sets for the whole table.',
      ru: 'Пазлы и конструкторы для всего стола.',
    },
    from: -7,
    to: 0,
    publication: 'published',
    kicker: 'За цялата маса',
    pdf: {
      size: 'square',
      pages: 2,
      sections: ['build'],
      heroes: [
        'Магнитни плочки, 48 части',
        'Настолна игра „Зарове и пирати“',
        'Пъзел „Къща на скалите“, 500 части',
        'Дървени кубчета, 60 части',
      ],
    },
  },
  {
    ...outside,
    slug: 'shturcho-navan-sofiya',
    summary: {
      bg: 'Топки, хвърчила и тротинетки в магазина в София.',
      de: 'Bälle, Drachen und Roller im Geschäft in Sofia.',
      en: 'Balls, kites and scooters in the Sofia store.',
      ru: 'Мячи, воздушные змеи и самокаты в магазине в Софии.',
    },
    kicker: 'Само в София',
    edition: { towns: ['sofia'] },
  },
  {
    ...outside,
    slug: 'shturcho-navan-varna-pleven',
    summary: {
      bg: 'Топки, хвърчила и тротинетки в магазините във Варна и Плевен.',
      de: 'Bälle, Drachen und Roller in den Geschäften in Varna und Plewen.',
      en: 'Balls, kites and scooters in the Varna and Pleven stores.',
      ru: 'Мячи, воздушные змеи и самокаты в магазинах Варны и Плевена.',
    },
    kicker: 'Само във Варна и Плевен',
    edition: {
      towns: ['varna', 'pleven'],
      prices: { 'Футболна топка, размер 5': 790, 'Хвърчило с дълга опашка': 590 },
    },
  },
  {
    slug: 'balonko-svetat-e-igra',
    retailer: 'balonko',
    title: { bg: 'Светът е игра', de: 'Die Welt ist ein Spiel', en: 'The world is a game', ru: 'Мир — это игра' },
    summary: {
      bg: 'Микроскопи, глобуси и роботи за любопитни деца.',
      de: 'Mikroskope, Globen und Roboter für neugierige Kinder.',
      en: 'Microscopes, globes and robots for curious children.',
      ru: 'Микроскопы, глобусы и роботы для любопытных детей.',
    },
    from: -1,
    to: 13,
    publication: 'published',
    kicker: 'За любопитни глави',
    pdf: {
      size: 'a4',
      pages: 8,
      sections: ['create', 'play', 'cars', 'build', 'plush'],
      heroes: [
        'Робот за програмиране',
        'Телескоп 70 мм със статив',
        'Плюшен еднорог, 30 см',
        'Хвърчило с дълга опашка',
      ],
    },
  },
  {
    slug: 'balonko-podaratsi',
    retailer: 'balonko',
    title: {
      bg: 'Подаръци с панделка',
      de: 'Geschenke mit Schleife',
      en: 'Presents with a bow',
      ru: 'Подарки с бантом',
    },
    summary: {
      bg: 'Подаръци до 30 евро, опаковани още в магазина.',
      de: 'Geschenke bis 30 Euro, gleich im Geschäft verpackt.',
      en: 'Presents under 30 euros, wrapped in the shop.',
      ru: 'Подарки до 30 евро, упакованные прямо в магазине.',
    },
    from: 2,
    to: 15,
    publication: 'scheduled',
    kicker: 'Подаръци до 30 евро',
    pdf: {
      size: 'a5',
      pages: 2,
      sections: ['plush'],
      heroes: ['Плюшено мече, 45 см', 'Детска китара, 6 струни', 'Йо-йо със светлина', 'Магическа пръчица и трикове'],
    },
  },
]

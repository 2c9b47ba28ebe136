import { marks } from '../marks'
import type { RetailerSeed } from '../types'
import { store } from './store'

export const things: RetailerSeed[] = [
  {
    slug: 'voltika',
    category: 'electronics',
    theme: 'dark',
    look: { name: 'Волтика', slogan: 'Техника без увъртане', website: 'https://voltika.example.com', mark: marks.voltika, main: '#3a4bff', second: '#8b2fff', accent: '#c6ff3d', soft: '#e6e8ff', ink: '#10121c' },
    description: {
      bg: 'Телефони, телевизори и компютри с честен съвет и собствен сервиз.',
      de: 'Telefone, Fernseher und Computer mit ehrlichem Rat und eigener Werkstatt.',
      en: 'Phones, televisions and computers with honest advice and our own repair shop.',
      ru: 'Телефоны, телевизоры и компьютеры, честный совет и собственный сервис.',
    },
    phone: '+359 2 400 12 34',
    stores: [
      store('sofia', 'Волтика Център', 'бул. „Княгиня Мария Луиза“ 88', 'mall', 0.012, 0.001),
      store('plovdiv', 'Волтика Пловдив', 'ул. „Перущица“ 8', 'mall', -0.004, -0.03),
      store('burgas', 'Волтика Бургас', 'ул. „Транспортна“ 35', 'mall', 0.02, -0.01),
      store('ruse', 'Волтика Русе', 'бул. „Липник“ 121', 'mall', -0.006, 0.02),
    ],
  },
  {
    slug: 'amperia',
    category: 'electronics',
    theme: 'dark',
    look: { name: 'Амперия', slogan: 'Домът работи за теб', website: 'https://amperia.example.com', mark: marks.amperia, main: '#c2410c', second: '#be123c', accent: '#ffd43b', soft: '#ffeede', ink: '#1f1512' },
    description: {
      bg: 'Големи и малки домакински уреди, с доставка и монтаж до вратата.',
      de: 'Große und kleine Haushaltsgeräte, mit Lieferung und Anschluss bis zur Tür.',
      en: 'Large and small appliances, delivered and installed.',
      ru: 'Крупная и мелкая бытовая техника с доставкой и установкой.',
    },
    phone: '+359 34 400 567',
    stores: [
      store('pazardzhik', 'Амперия Пазарджик', 'ул. „Пловдивска“ 101', 'showroom', -0.005, 0.012),
      store('velikoTarnovo', 'Амперия Търново', 'ул. „Магистрална“ 5', 'showroom', 0.009, 0.012),
      store('kyustendil', 'Амперия Кюстендил', 'бул. „Цар Освободител“ 171', 'showroom'),
    ],
  },
  {
    slug: 'shturcho',
    category: 'toys',
    theme: 'playful',
    look: { name: 'Щурчо', slogan: 'Играта е сериозна работа', website: 'https://shturcho.example.com', mark: marks.shturcho, main: '#2f7de1', second: '#ff8c42', accent: '#ffd23f', soft: '#e8f3ff', ink: '#2a2350' },
    description: {
      bg: 'Играчки, които можеш да пробваш в магазина, преди да ги вземеш.',
      de: 'Spielzeug, das du im Laden ausprobieren kannst.',
      en: 'Toys you can try in the shop before you take them home.',
      ru: 'Игрушки, которые можно попробовать прямо в магазине.',
    },
    phone: '+359 2 400 23 45',
    stores: [
      store('sofia', 'Щурчо София', 'бул. „Черни връх“ 100', 'mall', -0.032, -0.004),
      store('varna', 'Щурчо Варна', 'бул. „Владислав Варненчик“ 186', 'mall', 0.018, -0.03),
      store('pleven', 'Щурчо Плевен', 'пл. „Възраждане“ 3', 'shop'),
    ],
  },
  {
    slug: 'balonko',
    category: 'toys',
    theme: 'playful',
    look: { name: 'Балонко', slogan: 'Радост за всички възрасти', website: 'https://balonko.example.com', mark: marks.balonko, main: '#d6409f', second: '#6b2fb3', accent: '#ffd23f', soft: '#ffeaf7', ink: '#3a1550' },
    description: {
      bg: 'Книжки, конструктори и подаръци, опаковани на място.',
      de: 'Bücher, Bausätze und Geschenke, gleich im Laden verpackt.',
      en: 'Books, building sets and presents, wrapped while you wait.',
      ru: 'Книжки, конструкторы и подарки, которые упакуют при тебе.',
    },
    phone: '+359 32 400 345',
    stores: [
      store('plovdiv', 'Балонко Пловдив', 'бул. „Шести септември“ 152', 'shop', 0.004, 0.008),
      store('haskovo', 'Балонко Хасково', 'ул. „Отец Паисий“ 7', 'shop'),
    ],
  },
]

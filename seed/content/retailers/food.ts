import { marks } from '../marks'
import type { RetailerSeed } from '../types'
import { store } from './store'

export const food: RetailerSeed[] = [
  {
    slug: 'zhiten',
    category: 'supermarket',
    theme: 'market',
    look: { name: 'Житен', slogan: 'Всеки ден добра покупка', website: 'https://zhiten.example.com', mark: marks.zhiten, main: '#c8161d', second: '#f08a00', accent: '#ffd500', soft: '#fdeecb', ink: '#2b1a12' },
    description: {
      bg: 'Голям супермаркет с пекарна във всеки магазин. Нова брошура всеки понеделник.',
      de: 'Großer Supermarkt mit eigener Bäckerei in jeder Filiale. Jeden Montag ein neuer Prospekt.',
      en: 'A large supermarket with a bakery in every shop. A new brochure every Monday.',
      ru: 'Большой супермаркет с пекарней в каждом магазине. Новая брошюра каждый понедельник.',
    },
    phone: '+359 2 400 10 10',
    stores: [
      store('sofia', 'Житен Люлин', 'бул. „Царица Йоанна“ 74', 'long', 0.018, -0.075),
      store('sofia', 'Житен Младост', 'бул. „Александър Малинов“ 51', 'long', -0.048, 0.058),
      store('plovdiv', 'Житен Тракия', 'ул. „Съединение“ 12', 'long', -0.012, 0.038),
      store('varna', 'Житен Чайка', 'бул. „Осми приморски полк“ 116', 'daily', 0.006, 0.031),
      store('staraZagora', 'Житен Стара Загора', 'бул. „Патриарх Евтимий“ 188', 'daily', 0.009, -0.012),
    ],
  },
  {
    slug: 'pastra',
    category: 'supermarket',
    theme: 'market',
    look: { name: 'Пъстра', slogan: 'От полето до масата', website: 'https://pastra.example.com', mark: marks.pastra, main: '#2e7d32', second: '#f57c00', accent: '#ffe14d', soft: '#e9f5dd', ink: '#16301a' },
    description: {
      bg: 'Пазар под един покрив: сезонни плодове, зеленчуци и храни от български производители.',
      de: 'Ein Markt unter einem Dach: Obst und Gemüse der Saison und Lebensmittel bulgarischer Erzeuger.',
      en: 'A market under one roof: seasonal fruit and vegetables, and food from Bulgarian producers.',
      ru: 'Рынок под одной крышей: сезонные фрукты, овощи и продукты болгарских производителей.',
    },
    phone: '+359 32 400 220',
    stores: [
      store('plovdiv', 'Пъстра Център', 'бул. „Руски“ 38', 'daily', 0.002, -0.011),
      store('haskovo', 'Пъстра Хасково', 'бул. „България“ 142', 'daily', 0.008, 0.01),
      store('pazardzhik', 'Пъстра Пазарджик', 'бул. „Стефан Караджа“ 9', 'daily'),
      store('smolyan', 'Пъстра Смолян', 'бул. „България“ 51', 'daily', 0.003, -0.008),
    ],
  },
  {
    slug: 'kvartalno',
    category: 'supermarket',
    theme: 'market',
    look: { name: 'Квартално', slogan: 'Малкият магазин до теб', website: 'https://kvartalno.example.com', mark: marks.kvartalno, main: '#1454a8', second: '#e63946', accent: '#ffd60a', soft: '#e3eefb', ink: '#0c2344' },
    description: {
      bg: 'Малки магазини на пет минути от вкъщи, отворени до късно.',
      de: 'Kleine Läden, fünf Minuten von zu Hause, bis spät geöffnet.',
      en: 'Small shops five minutes from home, open until late.',
      ru: 'Небольшие магазины в пяти минутах от дома, открыты допоздна.',
    },
    phone: '+359 52 400 330',
    stores: [
      store('varna', 'Квартално Левски', 'ул. „Студентска“ 5', 'long', 0.011, 0.02),
      store('burgas', 'Квартално Лазур', 'ул. „Перущица“ 14', 'long', 0.007, 0.011),
      store('dobrich', 'Квартално Добрич', 'бул. „Двадесет и пети септември“ 31', 'long'),
      store('shumen', 'Квартално Шумен', 'бул. „Славянски“ 22', 'long'),
      store('yambol', 'Квартално Ямбол', 'ул. „Граф Игнатиев“ 80', 'long', 0.004, 0.006),
    ],
  },
  {
    slug: 'savina',
    category: 'supermarket',
    theme: 'calm',
    look: { name: 'Савина', slogan: 'Избрано с вкус', website: 'https://savina.example.com', mark: marks.savina, main: '#4f6a2e', second: '#8a9a5b', accent: '#d9b44a', soft: '#f0efdf', ink: '#26352b' },
    description: {
      bg: 'Деликатеси, сирена и вина, подбрани за масата у дома.',
      de: 'Feinkost, Käse und Weine, ausgesucht für den Tisch zu Hause.',
      en: 'Delicatessen, cheese and wine, chosen for the table at home.',
      ru: 'Деликатесы, сыры и вина, подобранные для домашнего стола.',
    },
    phone: '+359 2 400 44 40',
    stores: [
      store('sofia', 'Савина Лозенец', 'ул. „Кораб планина“ 27', 'daily', -0.024, 0.006),
      store('velikoTarnovo', 'Савина Търново', 'ул. „Независимост“ 18', 'daily'),
    ],
  },
]

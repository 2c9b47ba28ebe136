import { marks } from '../marks'
import type { RetailerSeed } from '../types'
import { store } from './store'

export const care: RetailerSeed[] = [
  {
    slug: 'bilkaria',
    category: 'pharmacy',
    theme: 'calm',
    look: { name: 'Билкария', slogan: 'Грижа, която разбираш', website: 'https://bilkaria.example.com', mark: marks.bilkaria, main: '#0f7f6b', second: '#3aa88f', accent: '#f2b441', soft: '#dff2ea', ink: '#12352e' },
    description: {
      bg: 'Аптеки с кът за билки и търпелив фармацевт за всеки въпрос.',
      de: 'Apotheken mit Kräuterecke und Zeit für jede Frage.',
      en: 'Pharmacies with a herb corner and a pharmacist who takes the time.',
      ru: 'Аптеки с уголком трав и фармацевтом, у которого есть время на вопросы.',
    },
    phone: '+359 42 400 550',
    stores: [
      store('staraZagora', 'Билкария Стара Загора', 'бул. „Цар Симеон Велики“ 103', 'pharmacy'),
      store('kazanlak', 'Билкария Казанлък', 'ул. „Розова долина“ 6', 'pharmacy'),
      store('sliven', 'Билкария Сливен', 'бул. „Цар Освободител“ 15', 'dutyPharmacy'),
      store('gabrovo', 'Билкария Габрово', 'ул. „Радецки“ 20', 'pharmacy'),
    ],
  },
  {
    slug: 'apteki-laykuchka',
    category: 'pharmacy',
    theme: 'calm',
    look: { name: 'Аптеки Лайкучка', slogan: 'Добре е да си близо', website: 'https://laykuchka.example.com', mark: marks.laykuchka, main: '#1d6fb8', second: '#62b5e5', accent: '#ffd166', soft: '#e2f1fb', ink: '#12324d' },
    description: {
      bg: 'Семейни аптеки с голям детски щанд.',
      de: 'Familienapotheken mit großer Kinderabteilung.',
      en: 'Family pharmacies with a large children’s section.',
      ru: 'Семейные аптеки с большим детским отделом.',
    },
    phone: '+359 82 400 660',
    stores: [
      store('ruse', 'Лайкучка Русе', 'ул. „Александровска“ 57', 'dutyPharmacy'),
      store('pleven', 'Лайкучка Плевен', 'ул. „Васил Левски“ 150', 'pharmacy'),
      store('silistra', 'Лайкучка Силистра', 'ул. „Симеон Велики“ 43', 'pharmacy'),
    ],
  },
  {
    slug: 'kapka',
    category: 'drugstore',
    theme: 'pastel',
    look: { name: 'Капка', slogan: 'Малко нежност всеки ден', website: 'https://kapka.example.com', mark: marks.kapka, main: '#c9418a', second: '#8fc7e8', accent: '#ffc75f', soft: '#fdeaf3', ink: '#4a2440' },
    description: {
      bg: 'Дрогерия за лицето, косата и дома, с много български марки.',
      de: 'Drogerie für Gesicht, Haar und Haushalt, mit vielen bulgarischen Marken.',
      en: 'A drugstore for face, hair and home, with many Bulgarian brands.',
      ru: 'Магазин для лица, волос и дома, с множеством болгарских марок.',
    },
    phone: '+359 2 400 77 70',
    stores: [
      store('sofia', 'Капка Витоша', 'бул. „Витоша“ 64', 'mall', -0.008, -0.002),
      store('plovdiv', 'Капка Капана', 'ул. „Железарска“ 11', 'shop', 0.006, 0.001),
      store('blagoevgrad', 'Капка Благоевград', 'ул. „Тодор Александров“ 23', 'shop'),
      store('pernik', 'Капка Перник', 'ул. „Кракра“ 17', 'shop'),
    ],
  },
  {
    slug: 'rozalina',
    category: 'drugstore',
    theme: 'pastel',
    look: { name: 'Розалина', slogan: 'Красиво и чисто', website: 'https://rozalina.example.com', mark: marks.rozalina, main: '#7a4fb5', second: '#f4a6c0', accent: '#8ad6c0', soft: '#f3edfb', ink: '#35214f' },
    description: {
      bg: 'Козметика, парфюми и всичко за банята на разумни цени.',
      de: 'Kosmetik, Düfte und alles fürs Bad zu vernünftigen Preisen.',
      en: 'Cosmetics, fragrance and everything for the bathroom at sensible prices.',
      ru: 'Косметика, ароматы и всё для ванной по разумным ценам.',
    },
    phone: '+359 56 400 880',
    stores: [
      store('burgas', 'Розалина Богориди', 'ул. „Алеко Богориди“ 36', 'mall'),
      store('varna', 'Розалина Варна', 'бул. „Княз Борис I“ 48', 'mall', -0.006, 0.004),
      store('vratsa', 'Розалина Враца', 'бул. „Никола Войводов“ 8', 'shop'),
    ],
  },
]

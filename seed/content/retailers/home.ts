import { marks } from '../marks'
import type { RetailerSeed } from '../types'
import { store } from './store'

export const home: RetailerSeed[] = [
  {
    slug: 'maystorov',
    category: 'hardware',
    theme: 'industrial',
    look: { name: 'Майсторов', slogan: 'Направи го веднъж, направи го добре', website: 'https://maystorov.example.com', mark: marks.maystorov, main: '#d9480f', second: '#f08c00', accent: '#ffc300', soft: '#eef0f2', ink: '#22272b' },
    description: {
      bg: 'Инструменти, бои и материали за ремонта, от болта до покрива.',
      de: 'Werkzeug, Farben und Material für die Renovierung, von der Schraube bis zum Dach.',
      en: 'Tools, paint and materials for the job, from the screw to the roof.',
      ru: 'Инструменты, краски и материалы для ремонта – от болта до крыши.',
    },
    phone: '+359 2 400 98 76',
    stores: [
      store('sofia', 'Майсторов Казичене', 'бул. „Цариградско шосе“ 361', 'yard', -0.04, 0.11),
      store('plovdiv', 'Майсторов Пловдив', 'ул. „Голямоконарско шосе“ 1', 'yard', 0.03, -0.02),
      store('pleven', 'Майсторов Плевен', 'ул. „Северна“ 9', 'yard', 0.02, 0),
      store('shumen', 'Майсторов Шумен', 'бул. „Симеон Велики“ 88', 'yard', 0.005, 0.02),
    ],
  },
  {
    slug: 'gvozdey',
    category: 'hardware',
    theme: 'industrial',
    look: { name: 'Гвоздей', slogan: 'За двора и за душата', website: 'https://gvozdey.example.com', mark: marks.gvozdey, main: '#0b5fa5', second: '#2a9d8f', accent: '#ff9f1c', soft: '#e9f0f5', ink: '#132433' },
    description: {
      bg: 'Железария като едно време, с всичко за двора и дребния ремонт.',
      de: 'Eisenwaren wie früher, mit allem für Garten und kleine Reparaturen.',
      en: 'An ironmonger of the old kind, with everything for the garden and small repairs.',
      ru: 'Хозяйственный магазин как раньше: всё для двора и мелкого ремонта.',
    },
    phone: '+359 68 400 765',
    stores: [
      store('lovech', 'Гвоздей Ловеч', 'ул. „Търговска“ 44', 'yard'),
      store('gabrovo', 'Гвоздей Габрово', 'ул. „Николаевска“ 112', 'yard', 0.008, 0.004),
      store('vidin', 'Гвоздей Видин', 'бул. „Панония“ 19', 'yard'),
    ],
  },
  {
    slug: 'dom-vita',
    category: 'furniture',
    theme: 'room',
    look: { name: 'Дом Вита', slogan: 'Вкъщи е най-хубаво', website: 'https://domvita.example.com', mark: marks.domVita, main: '#3f5a4c', second: '#b5855a', accent: '#e3a857', soft: '#e9dfd1', ink: '#2b2a26' },
    description: {
      bg: 'Мебели от родопска и балканска дървесина, направени в Смолян.',
      de: 'Möbel aus Holz der Rhodopen und des Balkans, gebaut in Smoljan.',
      en: 'Furniture in wood from the Rhodopes and the Balkan range, made in Smolyan.',
      ru: 'Мебель из родопской и балканской древесины, сделанная в Смоляне.',
    },
    phone: '+359 301 400 10',
    stores: [
      store('smolyan', 'Дом Вита Смолян', 'ул. „Хан Аспарух“ 4', 'showroom'),
      store('sofia', 'Дом Вита София', 'бул. „Ботевградско шосе“ 247', 'showroom', 0.012, 0.07),
      store('burgas', 'Дом Вита Бургас', 'бул. „Янко Комитов“ 10', 'showroom', 0.03, -0.02),
    ],
  },
  {
    slug: 'gorska-staya',
    category: 'furniture',
    theme: 'room',
    look: { name: 'Горска стая', slogan: 'Тихо, топло, дървено', website: 'https://gorskastaya.example.com', mark: marks.gorskaStaya, main: '#6b4b3a', second: '#8fa37f', accent: '#d9a441', soft: '#efe6da', ink: '#33241b' },
    description: {
      bg: 'Спални, трапезарии и работни кътове за малки жилища.',
      de: 'Schlafzimmer, Essplätze und Arbeitsecken für kleine Wohnungen.',
      en: 'Bedrooms, dining corners and desks for small homes.',
      ru: 'Спальни, столовые и рабочие уголки для небольших квартир.',
    },
    phone: '+359 66 400 321',
    stores: [
      store('gabrovo', 'Горска стая Габрово', 'бул. „Априлов“ 60', 'showroom', -0.004, 0.003),
      store('velikoTarnovo', 'Горска стая Търново', 'ул. „Никола Габровски“ 35', 'showroom', -0.008, -0.012),
    ],
  },
  {
    slug: 'linea-mara',
    category: 'fashion',
    theme: 'editorial',
    look: { name: 'Линея Мара', slogan: 'Меки линии за дълги дни', website: 'https://lineamara.example.com', mark: marks.lineaMara, main: '#8c4a3a', second: '#c99a7c', accent: '#e8c07d', soft: '#f3e9df', ink: '#2b211d' },
    description: {
      bg: 'Дамска и мъжка мода, скроена и ушита в Пловдив.',
      de: 'Mode für Damen und Herren, in Plowdiw zugeschnitten und genäht.',
      en: 'Women’s and men’s fashion, cut and sewn in Plovdiv.',
      ru: 'Женская и мужская мода, скроенная и сшитая в Пловдиве.',
    },
    phone: '+359 32 400 432',
    stores: [
      store('plovdiv', 'Линея Мара Главна', 'ул. „Княз Александър I“ 29', 'mall', 0.003, -0.002),
      store('sofia', 'Линея Мара Графа', 'ул. „Граф Игнатиев“ 41', 'mall', -0.006, 0.004),
      store('ruse', 'Линея Мара Русе', 'ул. „Борисова“ 12', 'shop'),
    ],
  },
  {
    slug: 'shevitsa',
    category: 'fashion',
    theme: 'editorial',
    look: { name: 'Шевица', slogan: 'Наследство за всеки ден', website: 'https://shevitsa.example.com', mark: marks.shevitsa, main: '#9d0208', second: '#b8b0a5', accent: '#f2cc8f', soft: '#f6f1ea', ink: '#1b1b1b' },
    description: {
      bg: 'Градски дрехи с български мотиви, за големи и малки.',
      de: 'Stadtkleidung mit bulgarischen Mustern, für Groß und Klein.',
      en: 'City clothes with Bulgarian patterns, for grown-ups and children.',
      ru: 'Городская одежда с болгарскими узорами, для больших и маленьких.',
    },
    phone: '+359 52 400 543',
    stores: [
      store('varna', 'Шевица Варна', 'ул. „Преслав“ 15', 'mall', -0.004, 0.002),
      store('velikoTarnovo', 'Шевица Търново', 'ул. „Гурко“ 2', 'shop', -0.002, 0.004),
      store('blagoevgrad', 'Шевица Благоевград', 'пл. „Македония“ 1', 'shop'),
      store('kazanlak', 'Шевица Казанлък', 'пл. „Севтополис“ 5', 'shop'),
    ],
  },
]

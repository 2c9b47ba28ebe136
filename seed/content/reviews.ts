import type { Fit } from '@/domain/review'
import type { Locale } from '@/i18n/routing'

export type ReviewSeed = {
  product: string
  /** The address is invented (example.com is reserved). */
  buyer: { name: string; email: string; city: string; postcode: string; street: string }
  language: Locale
  delivered: number
  written: number
  rating: number
  fit: Fit | null
  title: string | null
  text: string | null
  authorName: string | null
  status: 'published' | 'pending'
  pictures?: number
}

const elena = {
  name: 'Елена Радева',
  email: 'elena.radeva@example.com',
  city: 'Пловдив',
  postcode: '4000',
  street: 'ул. „Отец Паисий“ 11',
}
const georgi = {
  name: 'Георги Стоев',
  email: 'georgi.stoev@example.com',
  city: 'Варна',
  postcode: '9000',
  street: 'ул. „Драган Цанков“ 5',
}
const nadya = {
  name: 'Надя Колева',
  email: 'nadya.koleva@example.com',
  city: 'Русе',
  postcode: '7000',
  street: 'ул. „Борисова“ 27',
}
const petar = {
  name: 'Петър Илиев',
  email: 'petar.iliev@example.com',
  city: 'София',
  postcode: '1164',
  street: 'ул. „Кричим“ 42',
}
const katrin = {
  name: 'Katrin Vogel',
  email: 'katrin.vogel@example.com',
  city: 'София',
  postcode: '1000',
  street: 'ул. „Шишман“ 9',
}
const tom = {
  name: 'Tom Harper',
  email: 'tom.harper@example.com',
  city: 'Банско',
  postcode: '2770',
  street: 'ул. „Глазне“ 14',
}
const irina = {
  name: 'Ирина Соколова',
  email: 'irina.sokolova@example.com',
  city: 'Бургас',
  postcode: '8000',
  street: 'ул. „Сливница“ 3',
}

const bg = { language: 'bg', status: 'published' } as const
const de = { language: 'de', status: 'published' } as const
const en = { language: 'en', status: 'published' } as const
const ru = { language: 'ru', status: 'published' } as const

export const reviews: ReviewSeed[] = [
  {
    ...bg,
    product: 'linen-shirt',
    buyer: petar,
    delivered: 41,
    written: 33,
    rating: 5,
    fit: 'true',
    title: 'Лека и приятна',
    text: 'Платът диша, а ризата и след няколко пранета изглежда като нова. Мачка се, но това е лен.',
    authorName: 'Петър',
    pictures: 2,
  },
  {
    ...bg,
    product: 'linen-shirt',
    buyer: georgi,
    delivered: 29,
    written: 25,
    rating: 3,
    fit: 'large',
    title: 'По-широка, отколкото очаквах',
    text: 'Хубав плат, но в раменете стои като с номер по-голяма. Следващия път ще взема M вместо L.',
    authorName: 'Георги',
  },
  {
    ...de,
    product: 'linen-shirt',
    buyer: katrin,
    delivered: 22,
    written: 15,
    rating: 4,
    fit: 'large',
    title: null,
    text: 'Für meinen Mann bestellt. Schöner, dichter Leinenstoff; die Ärmel sind etwas lang.',
    authorName: 'Katrin',
  },
  {
    ...bg,
    product: 'straight-jeans',
    buyer: georgi,
    delivered: 52,
    written: 44,
    rating: 4,
    fit: 'true',
    title: 'Здрави дънки',
    text: 'Не се разтягат след седмица носене. Джобовете можеше да са по-дълбоки.',
    authorName: 'Георги',
  },
  {
    ...en,
    product: 'straight-jeans',
    buyer: tom,
    delivered: 36,
    written: 30,
    rating: 2,
    fit: 'small',
    title: 'Tight in the waist',
    text: 'Good denim, but the 32 is closer to a 31. I kept them, but wearing them takes patience.',
    authorName: 'Tom',
  },
  {
    ...ru,
    product: 'straight-jeans',
    buyer: irina,
    delivered: 19,
    written: 12,
    rating: 5,
    fit: 'true',
    title: null,
    text: 'Муж носит почти каждый день. Цвет держится, швы ровные.',
    authorName: 'Ирина',
  },
  {
    ...bg,
    product: 'belted-wool-coat',
    buyer: elena,
    delivered: 34,
    written: 20,
    rating: 5,
    fit: 'true',
    title: 'Топло и не тежи',
    text: 'Носих го и при минус пет. Коланът не се развързва сам.',
    authorName: 'Елена',
  },
  {
    ...bg,
    product: 'belted-wool-coat',
    buyer: nadya,
    delivered: 27,
    written: 21,
    rating: 4,
    fit: 'large',
    title: 'Топло, малко широко',
    text: 'Взех размер по-малък от обичайния си и пак има място за дебел пуловер.',
    authorName: 'Надя',
  },
  {
    ...ru,
    product: 'belted-wool-coat',
    buyer: irina,
    delivered: 24,
    written: 10,
    rating: 1,
    fit: null,
    title: 'Катышки через две недели',
    text: 'На рукавах появились катышки, хотя носила аккуратно. За эту цену ожидала другого.',
    authorName: null,
  },
  {
    ...bg,
    product: 'crew-neck-tee',
    buyer: nadya,
    delivered: 48,
    written: 40,
    rating: 5,
    fit: 'true',
    title: null,
    text: 'Обикновена тениска, каквато трябва да бъде.',
    authorName: 'Надя',
  },
  {
    ...bg,
    product: 'crew-neck-tee',
    buyer: elena,
    delivered: 31,
    written: 26,
    rating: 4,
    fit: 'true',
    title: 'Бялата прозира малко',
    text: 'Памукът е мек и приятен, но под бялата се вижда.',
    authorName: 'Елена',
  },
  {
    ...de,
    product: 'crew-neck-tee',
    buyer: katrin,
    delivered: 18,
    written: 9,
    rating: 2,
    fit: 'small',
    title: 'Nach dem Waschen kürzer',
    text: 'Bei 40 Grad gewaschen, wie es auf dem Schild steht: zwei Zentimeter kürzer.',
    authorName: null,
  },
  {
    ...en,
    product: 'leather-trainers',
    buyer: tom,
    delivered: 44,
    written: 37,
    rating: 5,
    fit: 'true',
    title: 'Comfortable from day one',
    text: 'No blisters, and they clean up well.',
    authorName: 'Tom',
  },
  {
    ...bg,
    product: 'leather-trainers',
    buyer: nadya,
    delivered: 25,
    written: 17,
    rating: 3,
    fit: 'small',
    title: 'Умаляват с половин номер',
    text: 'Удобни са, но върнах 38 и взех 39. Връщането мина без въпроси.',
    authorName: 'Надя',
  },
  {
    ...bg,
    product: 'merino-crew',
    buyer: petar,
    delivered: 38,
    written: 28,
    rating: 5,
    fit: 'true',
    title: 'Не боде',
    text: 'Нося го направо на голо. Пера го на ръка и не се е свил.',
    authorName: 'Петър',
  },
  {
    ...de,
    product: 'merino-crew',
    buyer: katrin,
    delivered: 20,
    written: 11,
    rating: 5,
    fit: 'true',
    title: null,
    text: 'Warm und trotzdem dünn genug unter dem Sakko.',
    authorName: 'Katrin',
  },
  {
    ...bg,
    product: 'everyday-socks',
    buyer: georgi,
    delivered: 33,
    written: 30,
    rating: 4,
    fit: null,
    title: null,
    text: null,
    authorName: null,
  },
  {
    language: 'bg',
    status: 'pending',
    product: 'merino-crew',
    buyer: georgi,
    delivered: 9,
    written: 1,
    rating: 2,
    fit: 'large',
    title: 'Лакътят се протри',
    text: 'След месец носене левият лакът изтъня. Иначе е топъл и не боде.',
    authorName: 'Георги',
  },
]

export const reviewed = {
  product: 'linen-shirt',
  delivered: 30,
  written: 24,
  rating: 5,
  fit: 'true',
  title: 'Ще взема и в друг цвят',
  text: 'Лятната риза, която не свалям. Копчетата са здраво пришити.',
  authorName: 'Мария',
} as const
export const unreviewed = { product: 'belted-wool-coat', delivered: 6 } as const

import type { Order, Return } from '@/../payload-types'
import type { OrderEvent } from '@/domain/order-states'

export const person = { name: 'Мария Иванова', phone: '+359 888 123 456' }

export const addresses = [
  { ...person, street: 'ул. „Шипка“ 6, вх. Б, ап. 14', postcode: '1504', city: 'София', country: 'BG' },
  {
    ...person,
    company: 'Ателие Иванова ЕООД',
    street: 'бул. „Васил Левски“ 40',
    postcode: '1142',
    city: 'София',
    country: 'BG',
  },
] as const

const shirt = {
  title: 'Ленена риза, бяла, размер 38',
  sku: 'LR-38-W',
  quantity: 1,
  unitPriceCents: 3490,
  vatRatePercent: 20,
}
const socks = { title: 'Памучни чорапи, три чифта', sku: 'PC-3', quantity: 2, unitPriceCents: 899, vatRatePercent: 20 }
const coat = {
  title: 'Вълнено палто, графит, размер 40',
  sku: 'VP-40-G',
  quantity: 1,
  unitPriceCents: 14900,
  vatRatePercent: 20,
}
const jeans = {
  title: 'Дънки с права кройка, размер 30/32',
  sku: 'DP-30-32',
  quantity: 1,
  unitPriceCents: 5490,
  vatRatePercent: 20,
}
const scarf = { title: 'Шал от мериносова вълна', sku: 'SM-1', quantity: 1, unitPriceCents: 2790, vatRatePercent: 20 }
const dress = {
  title: 'Рокля на цветя, размер 38',
  sku: 'RC-38',
  quantity: 1,
  unitPriceCents: 6490,
  vatRatePercent: 20,
}

type OrderSeed = {
  lines: (typeof shirt)[]
  shippingCents: number
  paymentMethod: Order['paymentMethod']
  shippingMethod: string
  /** Each event with the number of days ago, oldest first. */
  steps: [OrderEvent, number][]
}

const courier = 'Куриер до врата'
const office = 'До офис на куриер'

export const orders: OrderSeed[] = [
  {
    lines: [jeans, socks],
    shippingCents: 450,
    paymentMethod: 'cash-on-delivery',
    shippingMethod: courier,
    steps: [
      ['placed', 92],
      ['packed', 91],
      ['shipped', 90],
      ['delivered', 88],
    ],
  },
  {
    lines: [dress],
    shippingCents: 350,
    paymentMethod: 'bank-transfer',
    shippingMethod: office,
    steps: [
      ['placed', 41],
      ['cancelled', 40],
    ],
  },
  {
    lines: [shirt, scarf],
    shippingCents: 450,
    paymentMethod: 'bank-transfer',
    shippingMethod: courier,
    steps: [
      ['placed', 12],
      ['paid', 11],
      ['packed', 10],
      ['shipped', 10],
      ['delivered', 8],
    ],
  },
  {
    lines: [coat],
    shippingCents: 0,
    paymentMethod: 'bank-transfer',
    shippingMethod: courier,
    steps: [
      ['placed', 4],
      ['paid', 3],
      ['packed', 2],
      ['shipped', 1],
    ],
  },
  {
    lines: [socks],
    shippingCents: 350,
    paymentMethod: 'cash-on-delivery',
    shippingMethod: office,
    steps: [['placed', 0]],
  },
]

type ReturnSeed = Pick<Return, 'reason' | 'status'> & {
  order: number
  line: typeof shirt
  requested: number
  checked?: number
}

export const returns: ReturnSeed[] = [
  {
    order: 0,
    line: jeans,
    reason: 'Размерът не е моят.',
    status: 'checked',
    requested: 84,
    checked: 78,
  },
  {
    order: 2,
    line: scarf,
    reason: 'Цветът е по-тъмен, отколкото очаквах.',
    status: 'announced',
    requested: 3,
  },
]

export const download = {
  title: 'Как се поддържа ленът',
  name: 'kak-se-poddarzha-lenat.txt',
  text: `Как се поддържа ленът

1. Перете на 30 градуса с препарат за цветни тъкани и не пълнете барабана докрай.
2. Сушете на сянка, изпънат на закачалка. Сушилнята свива лена.
3. Гладете, докато е още леко влажен, от опаката страна.
4. Прибирайте на сухо място; лавандулата пази от молци и не уврежда плата.
`,
}

export const withdrawal = {
  daysAgo: 1,
  name: 'Елена Стоянова',
  email: 'elena.stoyanova@example.org',
  orderNumber: 'L-261110-K7QMXR',
  goods: 'Ленената риза, размер M. Останалото задържам.',
}

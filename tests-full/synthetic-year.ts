import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { csv } from '../tests/price-data/import/fixtures'

/** A line of a store's file, in whole cents of that day's currency. */
type Line = { store: string; place: string; code: string; name: string; shelf: number; promo: number | null }

export type SyntheticListing = { chain: string; company: string; code: string; product: number }

/** The lowest of all stores, in whole euro cents; `promo` only when it is below every shelf price. */
export type Truth = { day: CalendarDay; shelf: number; promo: number | null; price: number }

export const chains = [
  { chain: 'Алфа', companies: ['1'] },
  { chain: 'Бета', companies: ['2'] },
  // One chain of two companies: two observations of the same product on the same day.
  { chain: 'Гама', companies: ['3', '4'] },
  // Has not reported for months, and was the cheapest then.
  { chain: 'Делта', companies: ['5'] },
] as const

export const silentChain = 'Делта'
export const silentFor = 193

export const products = ['Пролет', 'Росица', 'Карамфил', 'Долина', 'Извор'].map((brand, index) => ({
  name: `Масло краве ${brand} 250 г`,
  brand,
  base: 250 + 70 * index,
}))

const stores = [
  { store: 'София 1', place: '68134', dearer: 0 },
  { store: 'Пловдив 1', place: '56784', dearer: 20 },
]

export const syntheticListings: SyntheticListing[] = chains.flatMap(({ chain, companies }) =>
  companies.flatMap((company) => [
    ...products.map((_, product) => ({ chain, company, code: String(100 + product), product })),
    ...(company === '2' ? [{ chain, company, code: '900', product: 0 }] : []),
  ]),
)

function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of words.join('|')) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const euroDay: CalendarDay = '2026-01-01'
const bgnPerEuro = 1.95583

/** A company is missing in about 3 % of the days, but never in the newest ones. */
const isMissing = (company: string, back: number) => back > 3 && chance('missing', company, back) < 0.03

/** A company's lines `back` days ago: a price lasts weeks, with promotions now and then. */
function linesOf(company: string, back: number): Line[] {
  const [week, month] = [Math.floor(back / 7), Math.floor(back / 30)]
  return syntheticListings
    .filter((thing) => thing.company === company)
    .flatMap(({ chain, code, product }) => {
      const { name, base } = products[product] ?? { name: '', base: 0 }
      const shift = Math.round((chance('level', company, code, month) - 0.5) * 60)
      const usual = chain === silentChain ? base - 70 : base + shift
      const reduced = chance('promotion', company, code, week) < 0.25
      return stores.map(({ store, place, dearer }): Line => {
        const shelf = usual + dearer
        return { store, place, code, name, shelf, promo: reduced ? shelf - 30 : null }
      })
    })
}

/** The typing error of one company today: a tenth of the price. */
export const mistyped = { company: '2', code: '103' }

export function syntheticYear(today: CalendarDay) {
  const truth = new Map<SyntheticListing, Truth[]>(syntheticListings.map((thing) => [thing, []]))
  const days = Array.from({ length: 365 }, (_, index) => {
    const back = 364 - index
    const day = addDays(today, -back)
    const files = chains.flatMap(({ chain, companies }) =>
      companies.flatMap((company) => {
        if (isMissing(company, back) || (chain === silentChain && back < silentFor)) return []
        // The change to the euro converts the prices; a chain that kept the same numbers would be doubted.
        const money = (cents: number) => (day < euroDay ? Math.round(cents * bgnPerEuro) : cents)
        const shown = linesOf(company, back).map((line) => ({
          ...line,
          shelf: money(line.shelf),
          promo: line.promo === null ? null : money(line.promo),
        }))
        const lines = shown.map((line) =>
          back === 0 && company === mistyped.company && line.code === mistyped.code
            ? { ...line, shelf: Math.round(line.shelf / 10), promo: null }
            : line,
        )
        for (const thing of syntheticListings.filter((one) => one.company === company))
          truth.get(thing)?.push(
            truthOf(
              day,
              lines.filter(({ code }) => code === thing.code),
            ),
          )
        return [{ name: `${chain} (${chain} ${company})_${company}.csv`, lines }]
      }),
    )
    return { day, files }
  })
  return { today, days, truth }
}

function truthOf(day: CalendarDay, lines: Line[]): Truth {
  const euro = (cents: number) => (day < euroDay ? Math.round(cents / bgnPerEuro) : cents)
  const shelf = Math.min(...lines.map((line) => euro(line.shelf)))
  const promo = Math.min(...lines.map((line) => (line.promo === null ? Number.POSITIVE_INFINITY : euro(line.promo))))
  return { day, shelf, promo: promo < shelf ? promo : null, price: Math.min(shelf, promo) }
}

const quoted = ({ place, store, name, code, shelf, promo }: Line) =>
  [place, store, name, code, '12', amount(shelf), promo === null ? '' : amount(promo)]
    .map((value) => `"${value}"`)
    .join(',')

const amount = (cents: number) => (cents / 100).toFixed(2)

/** A chain's file: its first line occurs twice, the first time with another price. */
function fileOf(lines: Line[], more = 0): string {
  const [first] = lines
  const repeated = first ? [{ ...first, shelf: first.shelf + 111 }] : []
  return csv(
    ...[...repeated, ...lines].map((line) =>
      quoted({ ...line, shelf: line.shelf + more, promo: line.promo && line.promo + more }),
    ),
  )
}

export function archiveOf(day: { files: { name: string; lines: Line[] }[] }, more = 0): Record<string, string> {
  return Object.fromEntries(day.files.map(({ name, lines }) => [name, fileOf(lines, more)]))
}

/**
 * The verdict on the last day by the directive: compared with the lowest price of the 30 days before the promotion
 * began, or last became dearer.
 */
export function verdictOf(days: Truth[]): { reference: number; lower: boolean } | 'too little' | null {
  const start = 1 + days.findLastIndex(({ promo, price }, at) => promo === null || price < (days[at + 1]?.price ?? 0))
  const [first, last] = [days[start], days.at(-1)]
  if (!first || !last) return null
  const before = days.filter(({ day }) => day < first.day && day >= addDays(first.day, -30)).map(({ price }) => price)
  if (before.length < 20) return 'too little'
  const reference = Math.min(...before)
  return { reference, lower: last.price < reference }
}

export function middleHalf(values: number[]): [low: number, high: number] {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return [at(0.25), at(0.75)]
}

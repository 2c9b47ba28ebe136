import type { NewPoint } from '@/features/shop/goods/delivery/read-points'
import { type TownKey, towns } from './towns'

const postcodes: readonly (readonly [TownKey, string])[] = [
  ['sofia', '1000'],
  ['plovdiv', '4000'],
  ['varna', '9000'],
  ['burgas', '8000'],
  ['ruse', '7000'],
  ['staraZagora', '6000'],
  ['pleven', '5800'],
  ['velikoTarnovo', '5000'],
  ['blagoevgrad', '2700'],
  ['haskovo', '6300'],
  ['vratsa', '3000'],
  ['sliven', '8800'],
  ['yambol', '8600'],
  ['dobrich', '9300'],
  ['shumen', '9700'],
  ['gabrovo', '5300'],
  ['kazanlak', '6100'],
  ['vidin', '3700'],
  ['smolyan', '4700'],
  ['pazardzhik', '4400'],
  ['pernik', '2300'],
  ['kyustendil', '2500'],
  ['lovech', '5500'],
  ['silistra', '7500'],
]

const large: readonly TownKey[] = ['sofia', 'plovdiv', 'varna', 'burgas', 'ruse', 'staraZagora']
const places = [
  { name: 'Център', street: 'бул. „Христо Ботев“ 14', north: 0.002, east: -0.003 },
  { name: 'Гара', street: 'ул. „Гаров площад“ 2', north: 0.011, east: 0.006 },
  { name: 'Изток', street: 'бул. „Трети март“ 51', north: -0.006, east: 0.017 },
]

/** Invented points of the two carriers; towns, postcodes and positions are real. */
export const pickupPoints: NewPoint[] = postcodes.flatMap(([key, postcode], at) => {
  const { name: town, latitude, longitude } = towns[key]
  return places.slice(0, large.includes(key) ? places.length : 1).flatMap(({ name, street, north, east }, index) => {
    const common = { town, postcode, longitude: rounded(longitude + east), code: String((at + 1) * 100 + index) }
    const office: NewPoint = {
      ...common,
      carrier: 'econt',
      kind: 'office',
      name: `Еконт ${town} ${name}`,
      address: street,
      hours: 'пн–пт 8:30–19:00, сб 9:00–14:00',
      latitude: rounded(latitude + north),
      maxGrams: 50_000,
    }
    const locker: NewPoint = {
      ...common,
      carrier: 'speedy',
      kind: 'locker',
      name: `Автомат Спиди ${town} ${name}`,
      address: `${street}, до входа`,
      hours: '24/7',
      latitude: rounded(latitude + north + 0.003),
      maxGrams: 5000,
    }
    return [office, locker]
  })
})

function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

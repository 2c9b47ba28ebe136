import { type PackSize, packSize } from './pack-size'
import { type PriceOfUnit, unitPrice } from './unit-price'

/** Nouns of things whose litres and kilos are what they hold, by their beginnings. */
const holders = [
  ...['перал', 'сушилн', 'хладилник', 'фризер', 'микровълнов', 'съдомиялн', 'бойлер', 'прахосмукачк', 'раниц', 'куфар'],
  ...['тенджер', 'термос', 'термокан', 'фритюрник', 'кафемашин', 'блендер', 'аквариум', 'басейн', 'фурна'],
]

/** A maker in Latin letters (`LG`) or an adjective (`двукрилен`, `автоматична`) may stand before the noun. */
const holder = new RegExp(
  `^(?:(?:[\\p{Script=Latin}\\d][\\p{Script=Latin}\\d.-]*|\\p{L}+(?:на|ска|ва|ща|ма|ен|ов|ски|ям))\\s+){0,3}(?:${holders.join('|')})`,
  'iu',
)

/**
 * The size that an offer's price is measured by: the written one, else that in its title. Null for what is not sold by
 * what it holds: `Пералня 8 кг` has no price of a kilo, though a detergent for it has one.
 */
export function sizeSold({ title, packSize: written }: { title: string; packSize: string | null }): PackSize | null {
  return holder.test(title) ? null : packSize(written ?? title)
}

type Offer = { title: string; packSize: string | null; price: number; printed: PriceOfUnit | null }

/**
 * The unit price of an offer. A printed one counts, because it may be of the drained weight; but where it is only the
 * rounded one of the price and the size, the exact one does.
 */
export function unitPriceSold({ price, printed, ...offer }: Offer): PriceOfUnit | null {
  const exact = unitPrice(price, sizeSold(offer))
  if (!printed) return exact
  return exact?.unit === printed.unit && Math.round(exact.cents) === printed.cents ? exact : printed
}

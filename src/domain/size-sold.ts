import { type PackSize, packSize } from './pack-size'
import { type PriceOfUnit, unitPrice } from './unit-price'

/** Nouns of things whose litres and kilos are what they hold or weigh, by their beginnings. */
const holders = [
  ...['перал', 'сушилн', 'хладилник', 'фризер', 'микровълнов', 'съдомиялн', 'бойлер', 'прахосмукачк', 'раниц', 'куфар'],
  ...['тенджер', 'термос', 'термокан', 'фритюрник', 'кафемашин', 'блендер', 'аквариум', 'басейн', 'фурна'],
  ...['еър\\s?фрайър', 'фрайър', 'дъмбел', 'кантар', 'везн', 'въже', 'хладилна\\s+чанта', 'мултикукър'],
  ...['waschmaschine', 'trockner', 'kühlschrank', 'gefrier', 'wasserkocher', 'rucksack', 'koffer', 'hantel', 'waage'],
  ...['стиральн', 'холодильник', 'рюкзак', 'чемодан', 'гантел', 'весы'],
  ...['washing machine', 'fridge', 'refrigerator', 'backpack', 'suitcase', 'kettle', 'dumbbell', 'air\\s?fryer'],
]

/** Vessels, and what has leaves, which are also written `л`: their volume is none of goods. */
const vessels =
  'чаш[аи]|кан[аи]|каничк[аи]|термочаш[аи]|бутилк[аи] за|биберони?|гарафа|ваза|саксия|кофа|кош за|кошче?|гювеч|делва|' +
  'бидон|варел|бъчва|кошница|купа|торбичк[аи]|торб[аи]|пликове|тетрадк[аи]|бележник|скицник|папка|' +
  'eimer|mülleimer|ведро|bucket'

/** A title that begins with one of these nouns, or with an adjective before it. */
export const titleBeginningWith = (nouns: string) =>
  new RegExp(`^(?:\\p{L}+(?:[нвк][аи]|[еъ]н)\\s)?(?:${nouns})(?!\\p{L})`, 'iu')

export const vessel = titleBeginningWith(vessels)

/** `500 г/м2`, `80 g/m²`, `А4 80 г`: the weight of cloth or paper, of which a piece is sold. */
const perArea = /\d+(?:[.,]\d+)?\s*(?:гр?|gr?)\.?\s*\/\s*[мm][2²]/giu
const paper = /(?:хартия|бумага|papier|paper)(?!\p{L}).*[AА][345](?!\d)/iu
const burden = /(?<!\p{L})(?:товароносимост|натоварване|капацитет|вместимост)(?!\p{L})/iu

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
  if (holder.test(title)) return null
  const size = packSize((written ?? title).replace(perArea, ' '))
  if (size?.unit === 'l' && vessel.test(title)) return null
  return size?.unit !== 'piece' && (burden.test(title) || paper.test(title)) ? null : size
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

import { age, isAge, years } from './child-age'
import { withPlainSizes } from './hyphened-size'
import { changeExcept, isStrength, strength } from './strength'

export const baseUnits = ['kg', 'l', 'piece'] as const
export type Unit = (typeof baseUnits)[number]

/** The total of a pack: grams for `kg`, millilitres for `l`, pieces for `piece`, with decimals (`2,5 мл`). */
export type PackSize = { unit: Unit; amount: number }

const factors: readonly (readonly [pattern: string, unit: Unit, factor: number])[] = [
  ['кг|k[gг]|килограмм?(?:а|и|ов)?|кил[оа]|kil(?:os?|a)|kilogram(?:m|s|a)?', 'kg', 1000],
  ['грама?|грамм(?:а|ов)?|gram(?:m|s|mes?|a)?|гр|г|gr|g', 'kg', 1],
  ['мл|ml|mл|милилит(?:ра|ри|ър)|миллилитр(?:а|ов)?|mill?ilit(?:er|re|ra)s?', 'l', 1],
  ['cls?|сл', 'l', 10],
  ['литр(?:а|и|ов)?|литър|lit(?:er|re)s?|lit(?:ra|ri|[auy]r)|лт|л|ltr?|l', 'l', 1000],
  [
    'броя|брой(?:ки)?|бр|bro(?:ya?|ia?|q)|br|pcs?|pieces?|stk|st(?:ü|ue)ck|шт|штук[аи]?|капсули|капс|таблетки|табл|' +
      'ролк[аи]|рул[оа]|рулон(?:а|ов)?|rol(?:ls?|len?)|[-.]?ца',
    'piece',
    1,
  ],
]

const times = '[xх×*]'
const number = '\\d+(?:[.,]\\d+)?'
export const unitPattern = `(?:${factors.map(([pattern]) => pattern).join('|')})`
const end = '(?![\\p{L}\\d+])'

const bottles = 'бутилк[аи]|бутыл(?:к[аи]|ок)|кен(?:а|ове|чета)?|банк[аи]|банок|flaschen?|dosen?|bottles?|cans?'
const packs =
  `${bottles}|пакет(?:а|че|чета)?|саше(?:та)?|пауча?|плик(?:а|чета)?|буркана?|кофичк[аи]|пачк[аи]|пачек|` +
  'beutel|becher|gläser|glas|jars?|bags?|sachets?|pouches?|packs?'

/** `2x1,5л`, `20БРХ2ГР`, `6 х 330 мл`, `6 бутилки х 1,5 л`, `4 Becher à 150 g` */
const countedSize = new RegExp(
  `(?<![\\p{L}\\d.,])(\\d+)\\s*(?:(?:бр\\.?|pcs|${packs})?\\s*${times}|(?:бр\\.?|pcs|${packs})\\s*(?:по|à|a|je)(?!\\p{L}))\\s*(${number})\\s*(${unitPattern})\\.?${end}`,
  'iu',
)
/** `2Г Х 20`, `330мл x 6` */
const sizeCounted = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,])(${number})\\s*(${unitPattern})\\.?\\s*${times}\\s*(\\d+)(?:\\s*(?:бр|pcs)\\.?)?${end}`,
  'iu',
)
/** `4+ 190г`, `12+ 235 гр.`: the age of a child in months or years, which is not added to the size behind it. */
const ageBeforeSize = '(?:\\d\\s*\\+\\s*(?:[2-9]\\d|\\d{3})|(?:1\\d|24|36)\\s*\\+\\s*\\d{3})'
/** `SPF 50 + 50 мл`, `Royal Canin 7+ 1,5 кг`: a plus that stands with the number before it belongs to that. */
const ownPlus = '\\d{1,2}\\+\\s'
/** `300+100ГР`, `400г+100г` */
const added = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,]|(?:spf|lsf|фактор)\\s?)(?!${ageBeforeSize}|${ownPlus})(${number})\\s*(${unitPattern})?\\.?\\s*` +
    `\\+\\s*(${number})\\s*(${unitPattern})\\.?${end}`,
  'iu',
)
/** Pattern behind a number that makes it a size: `1| л`, `1|,5 л`, `2| x 1 л`. */
export const restOfSize = `(?:[.,]\\d|\\s*${unitPattern}\\.?(?![\\p{L}\\d])|\\s*${times}\\s*\\d)`

export const isUnit = (word: string) => isSize.test(`1 ${word}`)

export const isSize = new RegExp(`^(?:\\d+\\s*${times}\\s*)?${number}\\s*(?:${unitPattern})\\.?$`, 'iu')
const single = new RegExp(`(?<![\\p{L}\\d]|\\d[.,])(${number})\\s*(${unitPattern})\\.?${end}`, 'giu')
/**
 * Not `160 х 200 см` or `82 х 190`, which are lengths: after a number only where that is the strength of a medicine
 * (`капс. 400 х 10`).
 */
const bareCount = new RegExp(
  `(?:(?<![\\p{L}\\d]|(?<!\\p{L})\\d+\\s?)|(?<=мг)|(?<=(?:капс|табл?|тбл|caps|tabl?)\\p{L}*\\.?\\s?${number}\\s?))${times}\\s*(\\d+)` +
    `(?![\\p{L}\\d.,]|\\s*(?:[мс]?м|[mc]?m|инч\\p{L}*)(?!\\p{L}))`,
  'iu',
)
/** `Яйца L10`: the number of eggs after their size class. */
const eggs = /яйц.*?(?<!\p{L})(?:[sмm]|x?l)\s?(\d{1,2})(?![\p{L}\d.,])/iu
const bareKilo = /(?<![\p{L}\d])(?:на |за |\/)?(?:кг|kg)\.?(?![\p{L}\d])/iu

/** `1кг.*15`, `0.75л/6бр`, `255гр/30бр`, `8ца/5бр`: the number of packs in a carton. */
const carton = new RegExp(
  `(?<=\\d\\s?(?:${unitPattern})\\.)\\*\\d+|` +
    `(?<=(?:\\d\\s?(?:[лl]|кг)|\\d{3}\\s?гр?|\\d[-.]?ца)\\.?)/\\d+\\s?бр\\.?${end}`,
  'giu',
)
/** `1.5л-6бр`, `1,5 л / 6 бр.`; behind a slash without a space is the number in a carton. */
const sizeDashCount = new RegExp(
  `(?<![\\p{L}\\d]|\\d[.,])(${number})\\s*(л|l)\\.?(?:\\s*-\\s*|\\s+/\\s*)(\\d+)\\s*бр\\.?${end}`,
  'iu',
)
/**
 * `0.7л х6бр` at the end of a name in a price list is the number in a carton too, while bottles that are sold together
 * are called so: `1.5л * 6бр стек`. Brochures print what is sold.
 */
const cartonBehind = new RegExp(
  `(?<=\\d\\s?(?:[лl]|кг)\\.?)\\s?${times}\\s?\\d{1,2}\\s?бр\\.?(?=\\s*(?:[#*].*)?$)`,
  'iu',
)
/** `750Л`, `500КГ.`: nobody sells hundreds of litres or kilos of one grocery, so millilitres or grams are meant. */
const hundreds = new RegExp(`(?<![\\p{L}\\d.,])([1-9]\\d\\d)\\s?(?:(л|l)|кг|kg)(?=\\.?${end})`, 'giu')
/** `5OO г`: zeros typed as letters. */
const letterZeros = new RegExp(`(?<=\\d)[oо]+(?=\\s?(?:${unitPattern})${end})`, 'giu')

/** `1 000 г`, `2.000 мл`: nothing is sold by the thousandth of a gram, so the three zeros belong to the number. */
const thousand = new RegExp(`(?<![\\p{L}\\d№.,])(\\d{1,2})[\\s.,'’](?=000\\s?(?:грама?|гр|г|gr|g|мл|ml)${end})`, 'giu')

/** The number of a sort before a size, as in `Фузили 34 - 500 г`: no range is that wide. */
const numberOfSort = '\\d{2}\\s+[-–]\\s*[3-9]\\d\\d\\s*(?:гр?|gr?|мл|ml)(?!\\p{L})'

/** Makes a size ambiguous: about, from–to, gross/net, one free, a bonus in percent. */
const uncertain = new RegExp(
  [
    '[~≈]',
    `(?<![\\p{L}\\d])(?:от|до|ок\\.|около|над|под)\\s*${number}\\s*${unitPattern}\\.?${end}`,
    `\\d[-–/]\\s?${number}\\s*${unitPattern}\\.?${end}`,
    // A size at the end of a name may follow a spaced dash too: `Формула 1 - 400 г`, `Партньори 1997 - 1 кг`.
    // Nor does a range begin with the number of a sort: `№41 - 500 г`, `N73 - 500 г`.
    `(?<![\\d.,]|№\\s?|(?![xх])\\p{L})(?!(?:19|20)\\d\\d\\b|${numberOfSort})` +
      `\\d{2,}\\s+[-–/]\\s*${number}\\s*${unitPattern}\\.?${end}`,
    `(?<![\\d.,])\\d\\s+[-–/]\\s*\\d(?:[.,]\\d+)?\\s*${unitPattern}\\.?${end}`,
    `(?<!\\p{L})${unitPattern}\\.?\\s*[-–/]\\s*${number}\\s*${unitPattern}\\.?${end}`,
    `(?<![\\d.,])\\d\\s*\\+\\s*\\d(?!\\d*\\s*(?:[.,]\\d+)?\\s*${unitPattern}${end})(?![\\d.,])`,
    '\\+\\s*\\d+\\s*%',
    // A size behind a number of bottles may be of one or of all.
    `(?<![\\p{L}\\d.,])(?!1\\s)\\d{1,2}\\s*(?:${bottles})\\.?\\s+${number}\\s*(?:мл|ml|cl|литра?|л|l)\\.?${end}`,
    `(?<![\\p{L}\\d])\\d{1,2}er[\\s-](?:pack|kasten|träger)\\s+${number}\\s*${unitPattern}\\.?${end}`,
  ].join('|'),
  'iu',
)

/** `360/400мл`, `300 - 500 г`, `800-1000 гр/бр` */
const range = new RegExp(
  `(?<![\\p{L}\\d,]|\\d[./-]|№\\s?)(${number})\\s?(${unitPattern})?\\.?\\s?[-–/]\\s?` +
    `(${number})\\s*(${unitPattern})\\.?(?:\\s?/\\s?бр\\.?)?${end}`,
  'giu',
)
/** The larger size divided by the smaller; the number of a sort (`Формула 1 - 400 г`) is no size so near to another. */
const widest = 4

/** `4G` of a telephone is no weight. */
const network = /(?<![\p{L}\d])[2-6]G(?!\p{L})/gu
const ofNetworks = /телефон|смартфон|таблет(?:а|и)?(?!\p{L})|рутер|модем|phone|tablet|router|LTE|\d\s*(?:GB|ГБ)/iu

/**
 * Reads the size out of a product's name (`400 г`, `0,5 л`, `Х 20`, `2x1,5л`, `КГ`). Null where the name has none or an
 * ambiguous one (from–to, about, two different sizes): a unit price is never guessed.
 */
export function packSize(name: string): PackSize | null {
  const text = withoutMisleadingNumbers(name)
  const dashed = text.match(sizeDashCount)
  if (dashed) return sized(dashed[1], dashed[2], Number(dashed[3]))
  if (uncertain.test(text)) return null
  const several = text.match(countedSize)
  if (several) {
    const count = Number(several[1])
    return notBags(text, sized(several[2], several[3], count), count)
  }
  const reversed = text.match(sizeCounted)
  if (reversed) {
    const count = Number(reversed[3])
    return notBags(text, notACase(sized(reversed[1], reversed[2], count), count), count)
  }
  const sum = text.match(added)
  if (sum) return sumOf(sized(sum[1], sum[2] ?? sum[4], 1), sized(sum[3], sum[4], 1))
  return oneSize(text)
}

/** With the unit that a price list, which holds groceries, meant. */
const asMeant = (name: string): string =>
  name.replace(hundreds, (_, amount: string, litre: string | undefined) => `${amount} ${litre ? 'мл' : 'г'}`)

/** The size in a name of a price list: a slip in its unit is read as it was meant. */
export function grocerySize(name: string): PackSize | null {
  return packSize(asMeant(name.replace(cartonBehind, '')))
}

/** Every size that a text names, also where there are several, and the place of each. */
export function writtenSizes(text: string): { pack: PackSize; start: number }[] {
  const all = (pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'giu'))]
  const found = [
    ...all(single).map((match) => ({ pack: sized(match[1], match[2], 1), start: match.index })),
    ...all(countedSize).map((match) => ({ pack: sized(match[2], match[3], Number(match[1])), start: match.index })),
    ...all(sizeCounted).map((match) => ({ pack: sized(match[1], match[2], Number(match[3])), start: match.index })),
  ]
  return found.flatMap(({ pack, start }) => (pack ? [{ pack, start }] : []))
}

function withoutMisleadingNumbers(name: string): string {
  return (
    withPlainSizes(ofNetworks.test(name) ? name.replace(network, ' ') : name)
      // Stars of the stock keeping, of which one would be a times sign: `РЕСПИФОРТИН** 600 мг`.
      .replace(/\*{2,}/gu, ' ')
      .replace(thousand, '$1')
      .replace(letterZeros, (zeros) => '0'.repeat(zeros.length))
      .replace(age, ' ')
      .replace(strength, ' ')
      .replace(years, '$1-$2, ')
      .replace(carton, '')
  )
}

export function withoutPackSize(name: string): string {
  return [sizeDashCount, countedSize, sizeCounted, added, single, bareCount, bareKilo]
    .reduce((text, pattern) => text.replace(new RegExp(pattern, 'giu'), ' '), withoutMisleadingNumbers(name))
    .replace(/[~≈]/gu, ' ')
}

const telling = [
  [strength, isStrength],
  [age, isAge],
] as const

/** As a title has it: the strength of a medicine and the age of a child tell goods apart. */
export const withoutPackSizeOnly = (name: string): string => changeExcept(name, telling, withoutPackSize)

/** `text` as it is written, `most` the larger of its two sizes. */
export type SizeRange = { text: string; most: PackSize }

/** A name without the sizes from one to another in it, of which half would be another size. */
export function partRanges(name: string): { rest: string; ranges: SizeRange[] } {
  const ranges: SizeRange[] = []
  const part = (text: string, one: string, unit: string | undefined, other: string, last: string): string => {
    const [from, to] = [sized(one, unit ?? last, 1), sized(other, last, 1)]
    if (!from || !to || from.unit !== to.unit) return text
    const [least, most] = from.amount < to.amount ? [from, to] : [to, from]
    if (most.amount > least.amount * widest) return text
    ranges.push({ text: text.trim(), most })
    return ' '
  }
  const rest = asMeant(withoutMisleadingNumbers(name)).replace(range, part)
  return { rest: ranges.length > 0 ? rest : name, ranges }
}

/** In grams, millilitres or pieces: nobody buys ten of as much, or more, in one pack. */
const leastInCase: Record<Unit, number> = { kg: 40, l: 40, piece: 100 }

/**
 * `0.400кг. *25` and `92Г *20` count the packs of a wholesale case, and the price may be of one pack; only small things
 * like tea bags come in such numbers.
 */
function notACase(all: PackSize | null, count: number): PackSize | null {
  return all && count >= 10 && all.amount >= leastInCase[all.unit] * count ? null : all
}

const ofTea = /(?<!\p{L})ча[йя](?!\p{L})/iu

/** `ЧАЙ 25*50ГР`: no bag of tea holds ten grams, so that they are of all bags, or another slip. */
function notBags(text: string, all: PackSize | null, count: number): PackSize | null {
  return all?.unit === 'kg' && count >= 10 && all.amount >= 10 * count && ofTea.test(text) ? null : all
}

const hundredths = (amount: number) => Math.round(amount * 100) / 100

function sumOf(one: PackSize | null, other: PackSize | null): PackSize | null {
  return one && other && one.unit === other.unit
    ? { unit: one.unit, amount: hundredths(one.amount + other.amount) }
    : null
}

function oneSize(text: string): PackSize | null {
  const found = [...text.matchAll(single)].map((match) => sized(match[1], match[2], 1))
  const measures = distinct(found.filter((size) => size !== null && !(size.unit === 'piece' && size.amount === 1)))
  if (measures.length > 1) return null
  const [measure] = measures
  if (measure) return measure
  const count = text.match(bareCount)
  if (count) return sized(count[1], 'бр', 1)
  const dozen = text.match(eggs)
  if (dozen) return sized(dozen[1], 'бр', 1)
  if (found.some((size) => size?.unit === 'piece')) return { unit: 'piece', amount: 1 }
  return bareKilo.test(text) ? { unit: 'kg', amount: 1000 } : null
}

function sized(amount: string | undefined, word: string | undefined, count: number): PackSize | null {
  const match = factors.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(word ?? ''))
  if (!match) return null
  const total = amountOf(decimal(amount, match[2])) * match[2] * count
  return total >= 1 ? { unit: match[1], amount: hundredths(total) } : null
}

/** `075Л` means 0,75 l, because no kilogram or litre is counted with a leading zero. */
function decimal(amount: string | undefined, factor: number): string | undefined {
  return factor === 1000 ? amount?.replace(/^0(?=\d)/, '0.') : amount
}

function amountOf(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'))
}

function distinct(sizes: (PackSize | null)[]): PackSize[] {
  const seen = new Map<string, PackSize>()
  for (const size of sizes) if (size) seen.set(`${size.unit} ${size.amount}`, size)
  return [...seen.values()]
}

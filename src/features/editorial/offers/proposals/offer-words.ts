import { packSize } from '@/domain/pack-size'
import type { Match } from './match-titles'
import type { Price } from './pair-prices'
import { distance } from './rect'
import { type Block, withoutUnitPrice } from './text-blocks'

const cyrillic = 'кг|килограма?|гр?|грама?|л|литр[аи]?|литър|мл|бр|броя|брой'
/** Capital Latin letters are no grams: `5G`. */
/** Things that are counted; they have no unit price. */
const counted =
  'рол(?:ка|ки|о|а)|рул(?:о|а)|табл(?:етк[аи])?|капс(?:ул[аи])?|саше(?:та)?|пакет(?:че|чета|а)?|чифта?|дози?|пранета?|връзк[аи]|бутилк[аи]|филтъра?|кути[яи]|буркана?|плик(?:а|чета)?|оп|опаковк[аи]|листа?'
const unit = `(?:${cyrillic}|${cyrillic.toUpperCase()}|${counted}|kg|KG|g|l|L|ml|ML|cl)`
const count = '\\d+(?:[.,]\\d+)?'
const size = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:за|на)\\s+)?((?:${count}\\s*[xх×]\\s*)?${count}\\s*${unit}(?:\\s*[xх×]\\s*\\d+)?)\\.?(?![\\p{L}\\d])`,
  'u',
)
const countedSize = new RegExp(`\\d\\s*(?:${counted})\\.?$`, 'u')
/** How much it holds, weighs or bears, not how much of it there is: `тегло 1,4 кг`, `до 150 кг`, `120 л/мин`. */
const capacity =
  /(?:тегло|товароносимост|натоварване|капацитет|вместимост|обем|дебит|макс(?:имум|\.)?|над|до)[:\s]*(?:до\s*)?$/iu
/** `120 л/мин`, `0,6 л контейнер` */
const notAPack = /^\s?\/\s?\p{L}|^\s?(?:контейнер|резервоар|вместимост|обем|капацитет)/iu
const year = /^20\d\d\s?г/u
/** `от 6 бр.` begins what several cost. */
const fromSeveral = /^(?:от|при)\s*$/iu
/** `за 8 – 16 кг`: whom it is for. */
const range = /\d\s*[-–—]\s*$/u
/** Goods described like this are bought by the piece: power, voltage, lengths, a guarantee, a model. */
const technical =
  /\d\s?(?:W|Вт|kW|V|Nm|dB|Hz|mAh|Ah|об(?:орота|\.?\/мин)|бара?|инча|[см]м|°C)(?![\p{L}\d])|гаранция|модел\s/iu
/** Goods that hold something are not sold by what they hold. */
const vessel =
  /^(?:\p{L}+(?:[нвк][аи]|[еъ]н)\s)?(?:чаш[аи]|кан[аи]|каничк[аи]|тенджер[аи]|термоси?|термочаш[аи]|бутилк[аи] за|гарафа|ваза|саксия|кофа|кошче?|бойлер|раница|куфар|хладилник|фризер|мултикукър|блендер|торбичк[аи]|торб[аи]|пликове)(?!\p{L})/iu
/** Sold by what it weighs or holds, whatever else is said of it. */
const material =
  /(?<!\p{L})(?:смес|лепил[оа]|мазилка|шпакловка|замазка|цимент|гипс|бо[яи]|грунд|лак|силикон|пяна|тор|препарат|фуг[аи]|импрегнатор|течност)(?!\p{L})/iu
const ofGoods = /(?:бр|броя|брой)\.?$/iu
const titleMaxLength = 200
const titleMaxLines = 4
const brandName = /^\p{Lu}[\p{L}&'’.-]+(?: \p{L}[\p{L}&'’.-]+)?$/u

export type OfferWords = {
  title: string
  brand: string | null
  packSize: string | null
  severalSizes: boolean
  blocks: Block[]
}

const textOf = ({ lines }: Block) =>
  withoutUnitPrice(
    lines
      .slice(0, titleMaxLines)
      .map(({ text }) => text)
      .join(' '),
  )

const linesOfBlock = ({ lines }: Block) => lines.map(({ text }) => withoutUnitPrice(text))

/** `от понеделник, 30.11. до 06.12.2026`: from when to when something holds. */
const days =
  /(?<![\d.,])\d{1,2}\.\d{1,2}(?:\.(?:\d{4})?)?(?:\s?г\.?)?\s*(?:[-–—]|до|и)(?:\s\p{L}+,?)?\s*\d{1,2}\.\d{1,2}(?![\d,])/iu

const bullet = /^[•▪●‣✓✔]\s?\S/u

/** What a text says besides a pack's size: enough for a title? */
export function couldBeTitle(block: Block): boolean {
  const text = textOf(block)
  return /\p{L}{3}/u.test(text.replace(size, '')) && !days.test(text) && !bullet.test(text)
}

/** Floors and nets are sold by their area; read as a pack only where an editor says so, for much is described by one. */
const area = new RegExp(`(?<![\\p{L}\\d.,])(${count}\\s*(?:м[²³23]|кв\\.\\s?м))(?![\\p{L}\\d])`, 'gu')

/** Everything in a text that reads as a size, as it is written for a pack. */
export const sizesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(size, 'gu')), ...text.matchAll(area)].flatMap(([, found]) =>
    found ? [formatSize(found)] : [],
  )

/** `2л` and `2  л` are written `2 л`, `10 бр` is `10 бр.`. */
const formatSize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/(бр|оп|табл|капс)$/iu, '$1.')

/** What a text says of how much there is; technical goods are only counted. */
function packsIn(text: string, technicalGoods: boolean): string[] {
  return [...text.matchAll(new RegExp(size, 'gu'))].flatMap((match) => {
    const [whole, found = ''] = match
    const isCount = countedSize.test(found)
    if (year.test(found)) return []
    const isSize = isCount || (packSize(found) && (!technicalGoods || ofGoods.test(found)))
    const after = text.slice(match.index + whole.length)
    const before = text.slice(0, match.index)
    const isCapacity =
      capacity.test(before) ||
      range.test(before) ||
      notAPack.test(after) ||
      (fromSeveral.test(before) && ofGoods.test(found))
    return isSize && !isCapacity ? [found] : []
  })
}

/** How often a pack will do comes after how much is in it. */
const firstPack = (packs: string[]): string | null =>
  packs.find((found) => !/(?:пран|доз)\p{L}+$/u.test(found)) ?? packs[0] ?? null

/** `Разфасовка: 3 х 50 м` says itself what it is, of whatever goods. */
const saysPack =
  /(?<!\p{L})(?:разфасовка|опаковка|съдържание|нетно(?: количество)?|пакет|ролка|руло|чувал|кашон)\s*:?\s*(\d.*)$/iu
const wholeSize = new RegExp(`^(?:${count}\\s*[xх×]\\s*)?${count}\\s*(?:${unit}|м[²2]?)\\.?(?![\\p{L}\\d])`, 'u')

function saidPack(text: string): string | null {
  return wholeSize.exec(saysPack.exec(text)?.[1] ?? '')?.[0] ?? null
}

/** `50 м`, `12 части` on a line of its own, where nothing else is a pack. */
const alone = new RegExp(`^(?:\\d{2,}\\s?м|${count}\\s?(?:м[²2]|части|предмета))$`, 'u')

const isOnlySize = (block: Block) => textOf(block).replace(size, '').trim() === ''

/** One or two words right above the title, in smaller print or in larger one. */
function brandAbove(title: Block, blocks: readonly Block[]): Block | undefined {
  return blocks.find((block) => {
    const close = title.top - block.bottom <= title.size * 0.5 && block.bottom <= title.top + title.size * 0.35
    const aligned = Math.abs(block.left - title.left) <= title.size
    const over = block.bottom <= title.top + title.size * 0.5 && block.size < title.size * 2.5
    return close && aligned && over && block.size !== title.size && brandName.test(textOf(block))
  })
}

type Named = Pick<Match, 'title' | 'brand'> & { price?: Pick<Price, 'soldBy'> }

/** What the words of a field say of its offer. */
export function offerWords({ title, price, brand: own }: Named, field: readonly Block[]): OfferWords {
  const brand = own ?? brandAbove(title, field)
  const small = field
    .filter((block) => block !== brand && (block.size < title.size || isOnlySize(block)))
    .toSorted((a, b) => distance(title, a) - distance(title, b))
  const full = textOf(title)
  const isTechnical =
    !material.test(full) &&
    (vessel.test(full) || [full, ...field.flatMap(linesOfBlock)].some((text) => technical.test(text)))
  const lines = small.flatMap(linesOfBlock)
  const packsOf = (text: string) => packsIn(text, isTechnical)
  const said = lines.flatMap((text) => saidPack(text) ?? [])[0]
  const beside = said ?? firstPack(lines.flatMap(packsOf))
  const within = firstPack(packsOf(full))
  const bare = full.replace(/[.)\s]+$/u, '')
  const isWithin = within && (!beside || within === beside) && bare.endsWith(within)
  const text = isWithin ? bare.slice(0, -within.length).replace(/[\s,·(-]+$/u, '') : full
  const sized = small.find((block) => beside !== null && linesOfBlock(block).some((line) => line.includes(beside)))
  return {
    title: text.slice(0, titleMaxLength),
    brand: brand ? textOf(brand) : null,
    severalSizes: new Set([...lines, full].flatMap(packsOf).map(formatSize)).size > 1,
    packSize:
      formatSize(
        beside ?? within ?? lines.find((text) => alone.test(text)) ?? (price?.soldBy ? `1 ${price.soldBy}` : ''),
      ) || null,
    blocks: [title, ...(brand ? [brand] : []), ...(sized ? [sized] : [])],
  }
}

import { hyphened } from '@/domain/hyphened-size'
import { packSize } from '@/domain/pack-size'
import { titleBeginningWith, vessel } from '@/domain/size-sold'

const cyrillic = 'кг|килограма?|гр?|грама?|л|литр[аи]?|литър|мл|бр|броя|брой|шт'
/** Countable units, which have no unit price. */
const counted =
  'рол(?:ка|ки|о|а)|рул(?:о|а)|табл(?:етк[аи])?|капс(?:ул[аи])?|саше(?:та)?|пакет(?:че|чета|а)?|чифта?|дози?|пранета?|връзк[аи]|бутилк[аи]|бутыл(?:к[аи]|ок)|кен(?:а|чета)?|пауча?|кофичк[аи]|филтъра?|кути[яи]|буркана?|плик(?:а|чета)?|оп|опаковк[аи]|листа?|Stück|Stk|Rollen?|Beutel|Dosen?|Flaschen?|Becher|Packung(?:en)?|Kapseln|Tabletten|Tabs|Paar|Bund|pcs|pieces|rolls?|bags?|cans?|bottles?|packs?|tablets|capsules|pairs?'
/** Upper-case Latin letters are no grams: `5G`. */
const unit = `(?:${cyrillic}|${cyrillic.toUpperCase()}|${counted}|kg|KG|g|l|L|ml|ML|cl|[Ll]iter|[Ll]itres?|Gramm)`
const count = '\\d+(?:[.,]\\d+)?'
/** Behind `по` and `à` only such a size belongs to the pack, as any other number is a price: `от 3 броя по 1,99 €`. */
const massOrVolume = '(?:кг|гр?|мл|л|kg|g|ml|cl|l|L)'
const measured = `${count}(?:\\s*${unit}|${hyphened})`
export const size = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(?:за|на)\\s+)?((?:${count}\\s*[xх×]\\s*)?${measured}(?:\\s*[xх×]\\s*${count}(?:\\s*${massOrVolume})?|\\s*(?:à|по)\\s*${count}\\s*${massOrVolume})?)\\.?(?![\\p{L}\\d])`,
  'u',
)
const countedSize = new RegExp(`\\d\\s*(?:${counted})\\.?$`, 'u')
/** Words before a capacity or weight of the goods, which is no pack size: `тегло 1,4 кг`, `до 150 кг`. */
const capacity =
  /(?:тегло|товароносимост|натоварване|капацитет|вместимост|обем|дебит|макс(?:имум|\.)?|над|до)[:\s]*(?:до\s*)?$/iu
/** Text after a number that is no pack size: `120 л/мин`, `0,6 л контейнер`. */
const notAPack = /^\s?\/\s?\p{L}|^\s?(?:контейнер|резервоар|вместимост|обем|капацитет)/iu
const year = /^20\d\d\s?г/u
/** `от 6 бр.`, `ab 3 Stück` begin the price of several pieces. */
const fromSeveral = /(?:^(?:от|при(?: покупка(?: на)?)?|from|buy|bei|beim kauf von)|(?<!\p{L})ab)\s*$/iu
const piece = /(?:бр|броя|брой|шт|stück|stk|pcs|pieces)\.?$/iu
/** The weight of a user: `за 8 – 16 кг`. */
const range = /\d\s*[-–—−‒÷]\s*$/u
/** `1/2 кг` is half a kilogram and not two. */
const fraction = /(?<![\d.,/])[1-3]\s?\/\s?$/u
const denominator = /^[2-8](?![\d.,])/u
/** Goods described by power, voltage, length, guarantee or model are sold by the piece. */
const technical =
  /\d\s?(?:W|Вт|kW|V|Nm|dB|Hz|mAh|Ah|об(?:орота|\.?\/мин)|бара?|инча|[см]м|°C)(?![\p{L}\d])|гаранция|модел\s/iu
/** Not in `size-sold.ts`: its `holders` have most of these, and food is sold in jars and tins. */
const otherVessel = titleBeginningWith(
  'тенджер[аи]|термоси?|бойлер|раница|куфар|хладилник|фризер|мултикукър|тенекия|буркани?|туба|блендер',
)
const material =
  /(?<!\p{L})(?:смес|лепил[оа]|мазилка|шпакловка|замазка|цимент|гипс|бо[яи]|грунд|лак|силикон|пяна|тор|препарат|фуг[аи]|импрегнатор|течност)(?!\p{L})/iu
const volume = /(?:л|l|литр\p{L}*|литър|liter|litres?)\.?$/iu
const ofGoods = /(?:бр|броя|брой|шт)\.?$/iu

/**
 * Floors and nets are sold by area. An area counts as a pack size only when an editor says so, as many goods are
 * described by one.
 */
const area = new RegExp(`(?<![\\p{L}\\d.,])(${count}\\s*(?:м[²³23]|кв\\.\\s?м))(?![\\p{L}\\d])`, 'gu')

export const sizesIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(size, 'gu')), ...text.matchAll(area)].flatMap(([, found]) =>
    found ? [formatSize(found)] : [],
  )

/** Normalises a size: `2л` and `2  л` become `2 л`, `10 бр` becomes `10 бр.`. */
export const formatSize = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d)-(?=\p{L}+$)/u, '$1 ')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/(бр|шт|оп|табл|капс)$/iu, '$1.')

export type Goods = 'technical' | 'vessel' | 'any'

export function goodsKindOf(title: string, texts: readonly string[]): Goods {
  if (material.test(title)) return 'any'
  if ([title, ...texts].some((text) => technical.test(text))) return 'technical'
  return vessel.test(title) || otherVessel.test(title) ? 'vessel' : 'any'
}

export function packsIn(text: string, goods: Goods): string[] {
  return [...text.matchAll(new RegExp(size, 'gu'))].flatMap((match) => {
    const [whole, found = ''] = match
    const isCount = countedSize.test(found) || ofGoods.test(found)
    const isOfGoods = goods === 'any' || (goods === 'vessel' && !volume.test(found))
    const isSize = (isCount || (isOfGoods && packSize(found.replace('-', ' ')))) && !year.test(found)
    const after = text.slice(match.index + whole.length)
    const before = text.slice(0, match.index)
    const isCapacity =
      capacity.test(before) ||
      range.test(before) ||
      (!isCount && fraction.test(before) && denominator.test(found)) ||
      notAPack.test(after) ||
      (fromSeveral.test(before) && piece.test(found))
    return isSize && !isCapacity ? [found] : []
  })
}

/** Prefers a quantity to the number of uses, such as doses. */
export const firstPack = (packs: string[]): string | null =>
  packs.find((found) => !/(?:пран|доз)\p{L}+$/u.test(found)) ?? packs[0] ?? null

/** `Разфасовка: 3 х 50 м` names a pack size explicitly, for any goods. */
const saysPack =
  /(?<!\p{L})(?:разфасовка|опаковка|съдържание|нетно(?: количество)?|пакет|ролка|руло|чувал|кашон)\s*:?\s*(\d.*)$/iu
const wholeSize = new RegExp(`^(?:${count}\\s*[xх×]\\s*)?${count}\\s*(?:${unit}|м[²2]?)\\.?(?![\\p{L}\\d])`, 'u')

export function saidPack(text: string): string | null {
  return wholeSize.exec(saysPack.exec(text)?.[1] ?? '')?.[0] ?? null
}

/** `50 м`, `12 части` on a line of its own; used when there is no other pack size. */
const alone = new RegExp(`^(?:\\d{2,}\\s?м|${count}\\s?(?:м[²2]|части|предмета))$`, 'u')

export const aloneIn = (lines: readonly string[]) => lines.find((text) => alone.test(text))

import { isMedicine } from './product-group-words'

const [firstDrink, lastDrink] = [73, 77]

/** Of the official groups. */
export const isDrink = (group: number | null): boolean => group !== null && group >= firstDrink && group <= lastDrink

/** `12Г`, `7 год.`, `2019г.` */
const years = /(?<!\d|\d[.,])((?:19|20)\d\d|\d{1,2})\s*(?:г|год)\.?(?!\p{L})/giu
/** `0.75`, `0,750 ГР`; not the `0.0` of a beer. */
const litres = /(?<!\d|\d[.,])(0[.,](?!0+(?!\d))\d{1,3})(?!\d)\s*(?:мл|ml|л|l|гр)?\.?(?!\s*%|[\p{L}\d])/giu

/** In years; a higher number is that of a harvest. */
const oldest = 30

/** Official groups that are sold by the litre, and those of which pieces are sold. */
const inLitres: ReadonlySet<number> = new Set([6, 42, 43, 44, 45, 79, 81, 82])
const inPieces: ReadonlySet<number> = new Set([31, 32, 78, 80, 84, 85])
/**
 * `0.190`, `0,250 ГР`: no fat or age has three decimals, and nothing is sold by a quarter of a gram. Ranges
 * (`0.200/0.220`), cases (`0.400*25`) and prices are no parts of a kilo.
 */
const parts =
  /(?<![\d/]|\d[.,]|\d\s?[-–])(0[.,](?!000)\d{3})(?!\d|\s*[-–/*xх]\s*\d|\s*(?:%|кг|kg|лв|€|[лl](?!\p{L})))\s*(?:грама?|гр?|мл|ml|g)?\.?(?![\p{L}\d])/giu

const tobacco = 78
/** `6.40`, `3.80е`, `(6,20лв)`: chains write the price of tobacco, which is fixed, into its name. */
const prices =
  /[/_]?(?<![\d.,])\d{1,2}[.,]\d{1,2}(?:\s?(?:€|евро|[еe]|лв?\.?)(?!\p{L}))?(?!\d|[.,]\d|\s?(?:гр?|g|[мсm]м|mm|cm|м?г|mg|мл|ml|%))/giu

/**
 * The name of a grocery with the unit of its part of a kilo or litre, and that of tobacco without its price. Other names
 * stay as they are.
 */
export function withUnit(name: string, group: number | null): string {
  if (group === tobacco) return name.replace(prices, ' ')
  if (group === null || isDrink(group) || isMedicine(group) || inPieces.has(group)) return name
  return name.replace(parts, inLitres.has(group) ? ' $1л ' : ' $1кг ')
}

/**
 * The name of a drink with its age in words and its litres with their unit: drinks are aged in years and not weighed in
 * grams, and `0.7` of them, without a unit or with a wrong one, is in litres. Of other groceries only `0.700` is a size;
 * of tobacco the price is taken out.
 */
export function sizedName(name: string, group: number | null): string {
  if (!isDrink(group)) return withUnit(name, group)
  // A name in capitals stays one: small letters mark names that are written for people (`productTitle`).
  const hasSmallLetters = /\p{Ll}{3}/u.test(name.replace(years, ' '))
  const inYears = (count: string) => {
    if (Number(count) > oldest) return ` ${count} `
    const word = Number(count) === 1 ? 'година' : 'години'
    return ` ${count} ${hasSmallLetters ? word : word.toUpperCase()} `
  }
  return name.replace(years, (_, count: string) => inYears(count)).replace(litres, ' $1л')
}

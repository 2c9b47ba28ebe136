const [firstDrink, lastDrink] = [73, 77]

/** Of the official groups. */
export const isDrink = (group: number | null): boolean => group !== null && group >= firstDrink && group <= lastDrink

/** `12Г`, `7 год.`, `2019г.` */
const years = /(?<!\d|\d[.,])((?:19|20)\d\d|\d{1,2})\s*(?:г|год)\.?(?!\p{L})/giu
/** `0.75`, `0,750 ГР`; not the `0.0` of a beer. */
const litres = /(?<!\d|\d[.,])(0[.,](?!0+(?!\d))\d{1,3})(?!\d)\s*(?:мл|ml|л|l|гр)?\.?(?!\s*%|[\p{L}\d])/giu

/** In years; a higher number is that of a harvest. */
const oldest = 30

/**
 * The name of a drink with its age in words and its litres with their unit: drinks are aged in years and not weighed in
 * grams, and `0.7` of them, without a unit or with a wrong one, is in litres. Names of other groups stay as they are.
 */
export function drinkName(name: string, group: number | null): string {
  if (!isDrink(group)) return name
  // A name in capitals stays one: small letters mark names that are written for people (`productTitle`).
  const hasSmallLetters = /\p{Ll}{3}/u.test(name.replace(years, ' '))
  const inYears = (count: string) => {
    if (Number(count) > oldest) return ` ${count} `
    const word = Number(count) === 1 ? 'година' : 'години'
    return ` ${count} ${hasSmallLetters ? word : word.toUpperCase()} `
  }
  return name.replace(years, (_, count: string) => inYears(count)).replace(litres, ' $1л')
}

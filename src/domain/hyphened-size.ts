/** Of German brochures: a volume is only that of a package, as in `1-l-Flasche`, and not in `1,7-l-Wasserkocher`. */
const ofPackage = '(?=-(?:Pack|Pckg|Pkg|Dose|Fl|Beutel|Btl|Becher|Glas|Tube|Tetra|Karton|Schale|Kasten|Kiste))'

/** Behind a number: `500-g-Packung`. */
export const hyphened = `-(?:(?:kg|g)(?=-)|(?:l|L|ml|cl)${ofPackage})`

const hyphen = new RegExp(`(?<=\\d)${hyphened}`, 'gu')
const currency = '(?:€|euro?|евро|лв\\.?|bgn)'
/** `1 kg = 23,92 €`, `100 г: 1,20 лв.` */
const priceOfMeasure = new RegExp(
  '(?<![\\d.,])(?:1|100|1000|1\\.000)[\\s-]?(?:kg|кг|gr?|гр?|ml|мл|cl|liter|литър|l|л|stück|stk|st|бр|шт|pcs|piece)(?:-preis)?' +
    `\\.?\\s?[=:]\\s?(?:${currency}\\s?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d{2}(?!\\d)(?:\\s?${currency})?|(?:[.,]-+)?\\s?${currency}))`,
  'giu',
)

/** With the sizes of hyphened words like any other, and without the measures of which a price is printed. */
export const withPlainSizes = (text: string): string =>
  text.replace(priceOfMeasure, ' ').replace(hyphen, (found) => ` ${found.slice(1)}`)

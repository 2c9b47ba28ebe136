const number = '\\d+(?:[.,]\\d+)?'
const component = '(?:м?к?г|mc?g|g)'

/** `5МГ/МЛ`, `1+50МГ/МЛ`, `4Г/100Г`: the strength of a medicine, not its amount. */
export const strength = new RegExp(
  `(?:${number}\\s*${component}?\\s*[+/]\\s*)*${number}\\s*${component}\\s*/\\s*` +
    `(?:${number}\\s*)?(?:мл|ml|доза|dose|г|g)(?![\\p{L}\\d+])`,
  'giu',
)

const measured = /^(\d+(?:[.,]\d+)?)?(\p{L}*)$/u

/** In milligrams. */
const weights: Readonly<Record<string, number>> = { г: 1000, g: 1000, мг: 1, mg: 1, мкг: 0.001, mcg: 0.001 }

/** In grams of 100: a higher number is of two sizes, as in `САЛАМ 300Г/320Г`. */
const mostGrams = 20

const rounded = (amount: number) => String(Number(amount.toPrecision(4)))

const dose = ' dose'

type Measure = { amount: number | null; unit: string }

function measureOf(text: string): Measure {
  const [, amount, unit = ''] = measured.exec(text) ?? []
  return { amount: amount === undefined ? null : Number(amount.replace(',', '.')), unit }
}

function substancesOf(written: string): string[] {
  const parts = written.toLowerCase().replace(/\s/gu, '').split('+')
  const last = parts.at(-1)?.split('/').at(-1) ?? ''
  const substances = parts.flatMap((part) => {
    const pieces = part.split('/')
    return (pieces.at(-1) === last ? pieces.slice(0, -1) : pieces).map(measureOf)
  })
  const per = measureOf(last)
  const unit = substances.findLast((substance) => substance.unit !== '')?.unit ?? ''
  // Kilos are of two sizes: `СИРЕНЕ 1КГ/800Г`.
  if (substances.some((substance) => substance.unit === 'кг')) return []
  const isOfGrams = unit === 'г' || unit === 'g'
  if (isOfGrams && (per.amount !== 100 || substances.some(({ amount }) => (amount ?? 0) > mostGrams))) return []
  const isOfDoses = /^(?:доза|dose)$/u.test(per.unit)
  return substances.map((substance) => {
    const milligrams = (substance.amount ?? 0) * (weights[substance.unit || unit] ?? 1)
    return rounded(milligrams / (per.amount ?? 1)) + (isOfDoses ? dose : '')
  })
}

/** `5%`, `0.1/5%`, `5%+1%` */
const percents = new RegExp(`((?:${number}\\s*%?\\s*[/+]\\s*)*${number})\\s*(?:%|процента?)`, 'giu')

const substancesInPercent = (written: string): string[] =>
  [...written.matchAll(new RegExp(number, 'gu'))].flatMap(([text]) => {
    const amount = Number(text.replace(',', '.'))
    return amount < 100 ? [rounded(amount * 10)] : []
  })

/** In milligrams per millilitre or gram, or per dose, so that `100мг/5мл` is `20мг/мл`. */
export const strengthsIn = (name: string): string[] =>
  [...new Set([...name.matchAll(strength)].flatMap(([text]) => substancesOf(text)))].sort()

/** With those in percent, as a medicine says them: `0.1%` is `1 мг/мл`. */
export const strengthsOfMedicine = (name: string): string[] =>
  [
    ...new Set([...strengthsIn(name), ...[...name.matchAll(percents)].flatMap(([text]) => substancesInPercent(text))]),
  ].sort()

/** Where both name strengths of one kind, and each has one that the other lacks. */
export function areOtherStrengths(one: readonly string[], other: readonly string[]): boolean {
  // Names are compared in pairs by the thousand, and most say no strength.
  if (one.length === 0 || other.length === 0) return false
  return [true, false].some((ofDose) => {
    const [left, right] = [one, other].map((all) => new Set(all.filter((each) => each.endsWith(dose) === ofDose)))
    return left !== undefined && right !== undefined && !(left.isSubsetOf(right) || right.isSubsetOf(left))
  })
}

/** These marks are of the private use area, which no name has. */
const firstMark = 0xe000
const mark = /[\uE000-\uF8FF]/gu

/** Changes a text but for the parts of these patterns, if they are meant. */
export function changeExcept(
  text: string,
  patterns: readonly (readonly [pattern: RegExp, isMeant: (written: string) => boolean])[],
  change: (rest: string) => string,
): string {
  const kept: string[] = []
  const keep = (written: string) => String.fromCharCode(firstMark + kept.push(written) - 1)
  const marked = patterns.reduce(
    (rest, [pattern, isMeant]) => rest.replace(pattern, (written) => (isMeant(written) ? keep(written) : written)),
    text,
  )
  return change(marked).replace(mark, (sign) => kept[sign.charCodeAt(0) - firstMark] ?? '')
}

export const isStrength = (written: string): boolean => substancesOf(written).length > 0

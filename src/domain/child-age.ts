/** `1г+`, `над 1 г`: an age in years, written like grams. */
export const age =
  /(?<![\p{L}\d.,])(?:(?:над|от|след)\s*)?\d{1,2}\s*г(?:\.|од\.?)?\s*\+|(?<![\p{L}\d])(?:над|след)\s*\d{1,2}\s*г(?:од)?\.?(?!\p{L})/giu
/** `2-6г`, `1+3 г.`: nothing is sold by two to six grams. */
export const years = /(?<![\d.,])(\d|1[0-8])\s?[-–+]\s?(\d|1[0-8])\s?г\.?(?![\p{L}/])/giu

/** In years; more are grams. */
const oldestChild = 18

export const isAge = (written: string): boolean => Number(/\d+/u.exec(written)?.[0]) <= oldestChild

/** In months; `to` is null without an end. */
export type ChildAge = { from: number; to: number | null }

const [porridge, formula] = [63, 65]
const ofTeeth: ReadonlySet<number> = new Set([80, 81])
const isBabyFood = (group: number) => group >= porridge && group <= formula

const inYears = 'г(?:од\\p{L}*)?|годин\\p{L}*|y'
const yearWord = new RegExp(`^(?:${inYears})$`, 'iu')
const unit = `(?:${inYears}|м(?:ес\\p{L}*)?|m)`
const number = '(?<!\\d|\\d[.,])(\\d{1,2})'
const ordinal = '(?:\\s?-?\\s?(?:и?я|т[аи]я?|рата|ти))?'
const ranges = new RegExp(
  `${number}\\s?${ordinal}(${unit})?\\.?\\s?(?:[-–+]|до)\\s?(\\d{1,2})${ordinal}\\s?(${unit})\\.?(?!\\p{L})`,
  'giu',
)
const beginnings = new RegExp(
  `(?:над|от|след)\\s?${number}${ordinal}\\s?(${unit})\\.?(?!\\p{L})|` +
    `${number}\\s?(${unit})?\\.?\\s?\\+(?!\\d|\\s\\d(?!\\d))\\s?(?:(${unit})\\.?(?!\\p{L}))?`,
  'giu',
)
/** `4М`, `4 МЕС.` on baby food; elsewhere it may be metres or millilitres. */
const bareMonths = new RegExp(`${number}\\s?(м(?:ес\\p{L}*)?)\\.?(?!\\p{L})`, 'giu')

/** Baby food says months from four on, and toothpaste years. */
const firstMonths = 4
const oldest = oldestChild * 12

function monthsOf(amount: string, word: string | undefined, group: number): number {
  const isYears = word ? yearWord.test(word) : !(isBabyFood(group) && Number(amount) >= firstMonths)
  return Number(amount) * (isYears ? 12 : 1)
}

/** The one age that the name of something for children says; other groups have grams where these have years. */
export function partChildAge(name: string, group: number | null): { age: ChildAge | null; rest: string } {
  if (group === null || !(isBabyFood(group) || ofTeeth.has(group))) return { age: null, rest: name }
  const found: ChildAge[] = []
  const part = (text: string, from = '', to?: string, words: (string | undefined)[] = []): string => {
    const [first, last] = words
    const own = { from: monthsOf(from, first, group), to: to === undefined ? null : monthsOf(to, last, group) }
    if (Math.max(own.from, own.to ?? 0) > oldest || (own.to !== null && own.to <= own.from)) return text
    found.push(own)
    return ' '
  }
  const named = name
    .replace(ranges, (text, from, first, to, last) => part(text, from, to, [first ?? last, last]))
    .replace(beginnings, (text, over, word, plus, before, after) =>
      part(text, over ?? plus, undefined, [word ?? before ?? after]),
    )
  const rest = isBabyFood(group)
    ? named.replace(bareMonths, (text, from, word) => part(text, from, undefined, [word]))
    : named
  const [one, ...others] = found
  return { age: one && others.every(({ from, to }) => from === one.from && to === one.to) ? one : null, rest }
}

export const areOtherAges = (one: ChildAge | null, other: ChildAge | null) =>
  one !== null &&
  other !== null &&
  (one.from !== other.from || (one.to !== null && other.to !== null && one.to !== other.to))

const stages = /(?:(?<![\p{L}\d,/]|\d[.-])(?:№\s?|n|pn)?|(?<=\p{L}{2}))([1-5])(?![\p{L}\d.,/%]|\s?[+-]\s?\d|\s?вида)/giu

/** The stage of infant formula, `rest` being its name without size and ages. */
export function stageIn(rest: string, group: number | null): string | null {
  if (group !== formula) return null
  const found = new Set([...rest.matchAll(stages)].flatMap(([, stage]) => stage ?? []))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

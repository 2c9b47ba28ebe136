import { letters } from './edit-distance'
import { transliterate } from './official-latin'

export const keyboards: Record<'latin' | 'cyrillic', readonly (readonly string[])[]> = {
  latin: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  cyrillic: [
    ['уеишщксдзц', 'ьяаожгтнвмч', 'юйъэфхпрлб'],
    ['явертъуиопшщ', 'асдфгхйкл', 'зьцжбнмю'],
    ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ],
}

/** The same keys in English, Russian and Bulgarian (BDS); a space is no letter. */
const layouts = ['qwertyuiopasdfghjklzxcvbnm', 'йцукенгшщзфывапролдячсмить', ' уеишщксдзьяаожгтнвюйъэфхп'] as const

/** The words that the keys of a lower-case word write in the other layouts. */
export function inOtherLayouts(word: string): string[] {
  const turned = (from: string, to: string) => [...word].map((letter) => to[from.indexOf(letter)] ?? ' ').join('')
  const texts = layouts.flatMap((from) => layouts.map((to) => turned(from, to)))
  return texts.filter((text) => text !== word && !text.includes(' '))
}

/** Neighbours in the same row and at the same place in the rows above and below. */
export function neighboursOn(rows: readonly string[], letter: string): string[] {
  const row = rows.findIndex((letters) => letters.includes(letter))
  const place = rows[row]?.indexOf(letter) ?? -1
  if (place < 0) return []
  const near = [rows[row]?.[place - 1], rows[row]?.[place + 1], rows[row - 1]?.[place], rows[row + 1]?.[place]]
  return near.filter((each) => each !== undefined)
}

/**
 * Sounds that are confused in writing: unstressed vowels, voiced and voiceless consonants, and spellings of one sign or
 * several.
 */
const alike = new Set(
  pairsOf(
    [
      'ао',
      'ау',
      'оу',
      'еи',
      'дт',
      'гк',
      'зс',
      'бп',
      'фв',
      'ъу',
      'шс',
      'чц',
      'жз',
      'шщ',
      'чш',
      'цс',
      'яа',
      'юу',
      'гх',
      'кх',
    ].map(([one = '', other = '']) => [sign(one), sign(other)]),
  ),
)

const near = new Set(
  pairsOf(
    Object.values(keyboards).flatMap((boards) =>
      boards.flatMap((rows) =>
        [...rows.join('')].flatMap((letter) =>
          neighboursOn(rows, letter).map((other): [string, string] => [sign(letter), sign(other)]),
        ),
      ),
    ),
  ),
)

function sign(letter: string): string {
  return letters(transliterate(letter))
}

function pairsOf(pairs: (readonly [string, string])[]): string[] {
  return pairs.flatMap(([one, other]) => [one + other, other + one])
}

const [another, neighbour, sound, swap, left] = [1, 0.8, 0.5, 0.8, 1] as const
/** The first letter is mistyped less often than others. */
const first = 0.3

const vowel = 0.75
const isVowel = (letter = '') => 'aeiou45'.includes(letter)
/** A vowel is left out more easily than a consonant (`захр`); `4` and `5` are `я` and `ю` in `letters`. */
const leftOut = (letter = '') => (isVowel(letter) ? vowel : left)

function changed(one = '', other = ''): number {
  if (one === other) return 0
  if (alike.has(one + other)) return sound
  return near.has(one + other) ? neighbour : another
}

/**
 * How unlikely the first word was typed for the second: about 1 for each typing error, less for a neighbouring key and
 * letters that sound alike, more at the beginning. Both are in the canonical spelling of `transliterate`. Infinite
 * above `most`.
 */
export function typingCost(typed: string, meant: string, most: number): number {
  // `za` swapped is `az`, but in `azhar` the letters are others.
  return Math.min(costOf(letters(typed), letters(meant), most), costOf(typed, meant, most))
}

function costOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  let twoAbove: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column * left + (column > 0 ? first : 0))
  for (let row = 1; row <= a.length; row++) {
    const begin = row === 1 ? first : 0
    const current = [row * left + first]
    for (let column = 1; column <= b.length; column++) {
      const extra = begin > 0 && column === 1 ? first : 0
      const diagonal = changed(a[row - 1], b[column - 1])
      let best = Math.min(
        (above[column - 1] ?? 0) + diagonal + (diagonal > 0 ? extra : 0),
        (above[column] ?? 0) + leftOut(a[row - 1]) + extra,
        (current[column - 1] ?? 0) + leftOut(b[column - 1]) + extra,
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, (twoAbove[column - 2] ?? 0) + swap)
      current.push(best)
    }
    // A swap continues from the row before.
    if (Math.min(...current, ...above) > most) return Number.POSITIVE_INFINITY
    twoAbove = above
    above = current
  }
  const cost = above[b.length] ?? 0
  return cost > most ? Number.POSITIVE_INFINITY : cost
}

/** By the number of letters: one error in four, two in seven, never three. */
export function mostCost(length: number): number {
  return length < 4 ? 0 : Math.min(2.5, 0.29 * length)
}

import { officialLetters } from '@/domain/official-latin'
import type { PackSize } from '@/domain/pack-size'
import { normalise } from '@/domain/search-text'
import { synonymGroups, synonymsOf } from '@/domain/synonyms'
import { type Locale, locales } from '@/i18n/routing'
import { randomFrom, seedOf } from '../../seed/drawing/brochures/random'
import type { Thing } from './things'
import { mistyped } from './typing'

export const ways = ['exact', 'latin', 'pack', 'one error', 'two errors', 'other language'] as const
export type Way = (typeof ways)[number]

export const goals: Record<Way, number> = {
  exact: 0.97,
  latin: 0.97,
  pack: 0.97,
  'one error': 0.92,
  'two errors': 0.85,
  'other language': 0.9,
}

/** `heads` are the possible Bulgarian names; several when the question is in another language. */
export type Asked = { way: Way; thing: Thing; query: string; locale: Locale; heads: string[][] }

/** Shorter words cannot be recognised with two errors. */
const longWord = 7

/** Transliterates Cyrillic by the Bulgarian Transliteration Act, as typed on a Latin keyboard. */
function inLatin(text: string): string {
  return text.toLowerCase().replace(/[а-яё]/gu, (letter) => officialLetters[letter] ?? '')
}

/** The same pack as people write it: `1 л`, `1000 мл`, `1 литър`. */
function packTexts({ unit, amount }: PackSize): string[] {
  if (unit === 'piece') return [`${amount} бр`, `${amount} броя`]
  const [small, large, long] = unit === 'kg' ? ['г', 'кг', 'грама'] : ['мл', 'л', 'мл']
  const whole = String(amount / 1000)
  return [
    `${amount} ${small}`,
    `${amount}${small}`,
    `${amount} ${long}`,
    `${whole.replace('.', ',')} ${large}`,
    `${whole}${large}`,
  ]
}

function foreignNames({ head, isKnown }: Thing): { text: string; locale: Locale }[] {
  const words = normalise(head).join(' ')
  const groups = isKnown ? synonymGroups : []
  return groups
    .filter((group) => group.some((name) => name.words.join(' ') === words && name.written.has('bg')))
    .flatMap((group) =>
      group.flatMap(({ written }) =>
        locales.flatMap((locale) => {
          const text = locale === 'bg' ? undefined : written.get(locale)
          return text === undefined ? [] : [{ text, locale }]
        }),
      ),
    )
}

export function questionsFor(thing: Thing, seed: number): Asked[] {
  const random = randomFrom(seedOf(`${seed} ${thing.kind} ${thing.id}`))
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
  const exact = `${thing.head} ${thing.brand}`.toLowerCase()
  const wrong = (errors: 1 | 2) => {
    const text = random() < 0.5 ? exact : inLatin(exact)
    const words = [...text.matchAll(/\p{L}+/gu)].filter(([word]) => word.length >= (errors === 1 ? 4 : longWord))
    const word = one(words)
    const typed = word ? mistyped(word[0], errors, random) : null
    return word && typed ? text.slice(0, word.index) + typed + text.slice(word.index + word[0].length) : null
  }
  const foreign = one(foreignNames(thing))
  const pack = thing.pack ? one(packTexts(thing.pack)) : null
  const asked: [Way, string | null, Locale?][] = [
    ['exact', exact],
    ['latin', inLatin(exact)],
    ['pack', pack ? `${exact} ${pack}` : null],
    ['one error', wrong(1)],
    ['two errors', wrong(2)],
    ['other language', foreign ? `${foreign.text} ${thing.brand}`.toLowerCase() : null, foreign?.locale],
  ]
  const heads = [normalise(thing.head)]
  const meant = foreign ? [...heads, ...synonymsOf(normalise(foreign.text), foreign.locale)] : heads
  return asked.flatMap(([way, query, locale = 'bg']) => {
    if (query === null) return []
    return [{ way, thing, query, locale, heads: way === 'other language' ? meant : heads }]
  })
}

import { normalise } from '@/domain/search-text'
import { wordsOfKinds } from './kinds'
import { sameWordsOfCare } from './same-words-care'
import { sameWordsOfDrinks } from './same-words-drinks'
import { sameWordsOfFood } from './same-words-food'
import { consonantsOf, soundOf, soundStem } from './sound'

/** `concept` is one number for all spellings of a word; `dotted` words are abbreviated. */
export type Word = {
  readonly id: number
  readonly concept: number
  readonly sound: string
  readonly stem: string
  readonly consonants: string
  readonly latin: boolean
  readonly dotted: boolean
  /** Index in `wordsOfKinds` from 1; 0 for none. */
  readonly kind: number
  /** Describes packing, origin, maker or the usual kind of a thing, which one chain writes and another leaves out. */
  readonly aside: boolean
  /** The stem by which the search finds all forms of a word. */
  readonly normal: string
  /** `normal` with `е` for `я`, because the vowel changes within a word (`цял`, `цели`; `хляб`, `хлебче`). */
  readonly normalWithE: string
}

const asides = new Set(
  normalise(
    'вакуум вак буркан кутия консерва консерви конс бутилка pet пет пвц pvc пакет кофичка плик опаковка тарелка насипно насипен насипна нас кг гр бр лв ' +
      'произход българия българско български внос import мап рп ипк бдс знп зоп продукт стъклена туба метална кут з зч mk мк зл дб дгр над ops ново промо акция ' +
      'турция гърция испания италия еквадор македония полша румъния египет пластмасова хартиен разл видове различни клас ' +
      'класик classic обикновен натурал оригинал original традиционен традиционна стандарт ' +
      'домейн domaine изба винарска винпром estate winery cellar chateau',
  ),
)

const conceptOfSound = new Map<string, number>()
const conceptOfStem = new Map<string, number>()
const kindOfConcept = new Map<number, number>()
const known = new Map<string, Word>()
let concepts = 0
let numbers = 0

for (const line of [sameWordsOfDrinks, sameWordsOfCare, sameWordsOfFood].flatMap((list) => list.trim().split('\n'))) {
  concepts++
  for (const sound of line.split('=').map((spelling) => soundOf(spelling))) {
    if (!conceptOfSound.has(sound)) conceptOfSound.set(sound, concepts)
  }
}
for (const [sound, concept] of conceptOfSound) {
  const stem = soundStem(sound)
  if (stem.length >= 4 && !conceptOfStem.has(stem)) conceptOfStem.set(stem, concept)
}
for (const [index, list] of wordsOfKinds.entries()) {
  for (const spelling of list.split(' ')) kindOfConcept.set(conceptOf(soundOf(spelling)), index + 1)
}

function conceptOf(sound: string): number {
  const found = conceptOfSound.get(sound) ?? conceptOfStem.get(soundStem(sound))
  if (found !== undefined) return found
  concepts++
  conceptOfSound.set(sound, concepts)
  conceptOfStem.set(soundStem(sound), concepts)
  return concepts
}

/** Bounds the memory: a day has slightly fewer words, but names of brochures keep coming while the process runs. */
const mostWords = 300_000

export function wordOf(raw: string, dotted: boolean): Word {
  const key = dotted ? `${raw}.` : raw
  const there = known.get(key)
  if (there) return there
  const sound = soundOf(raw)
  const concept = conceptOf(sound)
  const [normal = ''] = normalise(raw)
  const word: Word = {
    id: numbers++,
    concept,
    sound,
    stem: soundStem(sound),
    consonants: consonantsOf(sound),
    latin: /[a-z]/i.test(raw),
    dotted,
    kind: kindOfConcept.get(concept) ?? 0,
    aside: asides.has(normal),
    normal,
    normalWithE: normalise(raw.toLowerCase().replaceAll('я', 'е'))[0] ?? '',
  }
  if (known.size >= mostWords) known.clear()
  known.set(key, word)
  return word
}

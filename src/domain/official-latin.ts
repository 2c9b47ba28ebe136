import { remembered } from './remembered'
import { slugMaxLength } from './slug'

/**
 * The Latin letters of the Bulgarian Transliteration Act (2009), with those of the Russian letters that Bulgarian
 * lacks.
 */
export const officialLetters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
  ы: 'y',
  э: 'e',
  ё: 'yo',
}

/**
 * A name in the letters of that act for people, with its capitals: `Велико Търново` is `Veliko Tarnovo`, `СОФИЯ`
 * `SOFIA`. Other letters stay.
 */
export function officialLatin(name: string): string {
  return name
    .replace(/(?<=и)я(?!\p{L})/gu, 'a')
    .replace(/(?<=И)Я(?!\p{L})/gu, 'A')
    .replace(/\p{Script=Cyrillic}/gu, (letter, place: number) => {
      const latin = officialLetters[letter.toLowerCase()] ?? letter
      if (letter === letter.toLowerCase()) return latin
      const [before, after] = [name.charAt(place - 1), name.charAt(place + 1)]
      const isInCapitals = /\p{Lu}/u.test(/\p{L}/u.test(after) ? after : before)
      return isInCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
}

/**
 * In the Latin letters of the Bulgarian Transliteration Act: `Билла` becomes `billa`, `София` `sofia`. Empty for a name
 * without letters and digits.
 */
export function officialSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/ия(?!\p{L})/gu, 'ia')
    .replace(/[а-яё]/gu, (letter) => officialLetters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugMaxLength)
    .replace(/^-+|-+$/g, '')
}

const letters: Readonly<Record<string, string>> = { ...officialLetters, ё: 'e', ß: 'ss', ø: 'o', ł: 'l' }

/** `Краве масло 125 г` becomes `krave-maslo-125-g`; may be empty. */
export function readableSlug(title: string): string {
  const latin = title
    .toLowerCase()
    .replace(/[а-яё]|[ßøł]/gu, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replaceAll('account', 'akaunt')
  return latin.slice(0, slugMaxLength - 8).replace(/^-+|-+$/g, '')
}

/**
 * Chosen so that the usual spellings of one sound coincide: `я`, `ya`, `ja` and `ia` all become `ia`; `ц` becomes `c`.
 */
const cyrillic: Readonly<Record<string, string>> = {
  ...officialLetters,
  ц: 'c',
  ы: 'i',
  ь: '',
  ю: 'iu',
  я: 'ia',
  є: 'ie',
  і: 'i',
  ґ: 'g',
  ј: 'i',
  љ: 'li',
  њ: 'ni',
  ћ: 'ch',
  ђ: 'dzh',
  џ: 'dzh',
}

const latin: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/ß/g, 's'],
  [/æ/g, 'a'],
  [/[øœ]/g, 'o'],
  [/ł/g, 'l'],
  [/ı/g, 'i'],
  [/tsch/g, 'ch'],
  [/shch/g, 'sht'],
  [/sch/g, 'sh'],
  [/tz|ts(?=[aeiouyv])/g, 'ц'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/qu/g, 'kv'],
  [/ck/g, 'k'],
  [/dj/g, 'dzh'],
  [/(?<=[aou])e/g, ''],
  [/c(?=[eiy])/g, 'ц'],
  [/c(?!h)|q/g, 'k'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/[jy]/g, 'i'],
  // The letter c is free for the sound of `ц` once every other c has become a k; `ch` stays.
  [/ц/g, 'c'],
]

/** Searches show the same titles again and again, and compare each of their words several times. */
const mostWords = 20_000

/**
 * One lower-case word in the canonical Latin spelling in which all languages and scripts are compared, for searching
 * and not for reading: Bulgarian and Russian letters, transliterations (`mlyako`, `mljako`, `mliako`), umlauts with and
 * without dots, and doubled letters coincide. Letters of other scripts stay.
 */
export const transliterate = remembered(mostWords, (word) => {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const spelled = /[Ѐ-ӿ]/.test(plain) ? fromCyrillic(plain) : fromLatin(plain)
  return spelled.replace(/[^\p{L}\p{N}]/gu, '').replace(/(\p{L})\1+/gu, '$1')
})

function fromCyrillic(word: string): string {
  // Bulgarian writes `ьо` where Russian writes `ё`, which most people type as `е`.
  return word
    .replace(/ьо/g, 'ио')
    .replace(/ъ$/, '')
    .replace(/./gu, (letter) => cyrillic[letter] ?? letter)
}

function fromLatin(word: string): string {
  return latin.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word)
}

type Script = 'cyrillic' | 'latin'

/** Words of neither script count as Latin. */
export function scriptOf(word: string): Script {
  return /\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
}

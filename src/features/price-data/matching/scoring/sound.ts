const cyrillic: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'z',
    з: 'z',
    и: 'i',
    й: 'i',
    к: 'k',
    л: 'l',
    м: 'm',
    н: 'n',
    о: 'o',
  },
  ...{
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    у: 'u',
    ф: 'f',
    х: 'h',
    ц: 's',
    ч: 's',
    ш: 's',
    щ: 'st',
    ъ: 'a',
    ь: '',
    ю: 'u',
    я: 'a',
  },
  ...{ ы: 'i', э: 'e', ё: 'o', і: 'i', ј: 'i' },
}

/** Sounds of Latin letters in English, French or German names of goods; the longest first. */
const latin: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/sch|tch|sh|ch/g, 's'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/kh/g, 'h'],
  [/zh|j/g, 'z'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/q/g, 'k'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/eau/g, 'o'],
]

/**
 * A word as it sounds, in one alphabet for both scripts: `шардоне` and `Chardonnay` share their consonants, `София` and
 * `Sophia` all letters.
 */
export function soundOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
  const sounds = /[a-z]/.test(plain)
    ? latin.reduce((text, [letters, sound]) => text.replace(letters, sound), plain.replace(/(?<=[^aeiou])e$/, ''))
    : plain
        .replace(/у(?=[аеиоуъюя])/gu, 'в')
        .replace(/ия/gu, 'иа')
        .replace(/\p{L}/gu, (letter) => cyrillic[letter] ?? letter)
  return sounds.replace(/(.)\1+/gu, '$1')
}

/**
 * The consonants, with a mark for a vowel at the beginning, because two scripts write the vowels of a word differently.
 */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/^[aeiou]+/, '_')
    .replace(/[aeiouh]/g, '')
    .replace(/z/g, 's')
    .replace(/(.)\1+/gu, '$1')
}

const endings = /(?:sk[aoi]?|ov[aoi]?|in[aoi]|en|n[aoi]|ta|to|te|[aeiou]+)$/

/** Removes Bulgarian endings of adjectives, articles and plurals (`карнобатска`, `карнобат`). */
export function soundStem(sound: string): string {
  const rest = sound.replace(endings, '')
  return rest.length >= 4 ? rest.replace(/[aeiou]+$/, '') : sound.length > 4 ? sound.replace(/[aeiou]+$/, '') : sound
}

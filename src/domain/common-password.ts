import { commonRoots } from './common-password-roots'

const rows = ['1234567890', 'qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm', 'йцукенгшщзх', 'фывапролджэ']
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюя', '01234567890']
const columns = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'qazwsxedcrfvtgbyhnujmik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const lines = [...rows, ...alphabets, ...columns].flatMap((line) => [line, [...line].reverse().join('')])

const stoodIn: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' }

/**
 * Whether a password is one of those that attackers try first: a well-known word, name or row of keys, once or repeated, with
 * any digits and signs around it or in place of letters; or made of `ownWords`, such as the e-mail address. `leaked` are more such
 * words, where there is room for a long list.
 */
export function isCommonPassword(
  password: string,
  ownWords: string[] = [],
  leaked: ReadonlySet<string> = new Set(),
): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  if (new Set(text).size < 5 || /^\d+$/.test(text)) return true
  const own = new Set(
    ownWords.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)).filter(({ length }) => length > 3),
  )
  const bare = text.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
  const letters = text.replace(/[^\p{L}]/gu, '')
  const spelled = bare.replace(/[013457@$]/g, (sign) => stoodIn[sign] ?? sign)
  const words = [text, bare, letters, spelled, bare.replaceAll('1', 'l')].map(once)
  return (
    words.some((word) => leaked.has(word) || isGuessed(word, own)) || isMadeOf(letters, own) || isMadeOf(spelled, own)
  )
}

function isGuessed(word: string, own: Set<string>): boolean {
  return commonRoots.has(word) || own.has(word) || isRow(word)
}

/** `abcabcabc` is `abc`. */
function once(word: string): string {
  return word.replace(/^(.+?)\1+$/u, '$1')
}

/** Neighbouring keys, or letters and digits in their order, in at most two such runs. */
function isRow(word: string): boolean {
  const run = (part: string) => part.length > 2 && lines.some((line) => `${line}${line}`.includes(part))
  if (run(word)) return true
  return Array.from({ length: word.length }, (_, cut) => cut).some(
    (cut) => run(word.slice(0, cut)) && run(word.slice(cut)),
  )
}

/** Two well-known words after each other are little better than one. */
function isMadeOf(letters: string, own: Set<string>): boolean {
  const known = (part: string) => part.length > 2 && (commonRoots.has(part) || own.has(part))
  return Array.from({ length: letters.length }, (_, cut) => cut).some(
    (cut) => known(letters.slice(0, cut)) && known(letters.slice(cut)),
  )
}

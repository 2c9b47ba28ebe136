export type Script = 'cyrillic' | 'latin'

/** The script of a word. Words of neither script count as Latin. */
export function scriptOf(word: string): Script {
  return /\p{Script=Cyrillic}/u.test(word) ? 'cyrillic' : 'latin'
}

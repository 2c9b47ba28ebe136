import { dictionary } from '@zxcvbn-ts/language-common'

/** A shorter word says little about a password of twelve characters. */
const shortest = 5

let words: ReadonlySet<string> | undefined

/** Nearly 50,000 passwords that leaked most often; read when the first password is set. */
export function leakedPasswords(): ReadonlySet<string> {
  words ??= new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))
  return words
}

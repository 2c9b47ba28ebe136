/** Signs that nobody sees, or that turn the direction of what follows; a joiner between the parts of one emoji is none of them. */
const inEmoji = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`
const unseen = new RegExp(String.raw`(?!${inEmoji})[\p{Cc}\p{Cf}\u2028\u2029]`, 'gu')
const dots = '.\u3002\uFF0E\uFF61\u2024\uFE52'

/** Text that programs show as a link: with a scheme, `www.`, or a name with a path. A letter may be written with marks of its own. */
const link = new RegExp(`(?:[a-z][a-z0-9+.-]*:/{1,2}|www[${dots}])\\S*|\\S+[${dots}](?:\\p{L}\\p{M}*){2,}/\\S*`, 'giu')
/** A dot between letters, which mail programs take for an address: „evil.example", `a@b.example`. */
const innerDot = new RegExp(`([\\p{L}\\p{N}@]\\p{M}*)[${dots}](?=\\p{M}*\\p{L})`, 'gu')

const withoutLinks = (text: string) => text.replaceAll(link, '').replaceAll(innerDot, '$1. ')

/**
 * A name, an address or another line that somebody typed, as our mails show it: one line without signs that nobody sees and without
 * anything that a mail program makes a link of. Others may receive the mail than those who typed it.
 */
export function mailedLine(text: string, most = 160): string {
  const seen = text.normalize('NFC').replaceAll(unseen, (sign) => (/\s/.test(sign) ? ' ' : ''))
  return withoutLinks(seen).replaceAll(/\s+/g, ' ').trim().slice(0, most)
}

/** The same for a text of several lines. */
export function mailedText(text: string, most = 5000): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => mailedLine(line, most))
    .join('\n')
    .slice(0, most)
}

/** The part of a typed number that is repeated: too short and too plain for a sentence. */
export const mailedNumber = (text: string): string => text.replaceAll(/[^\p{L}\p{N}-]/gu, '').slice(0, 16)

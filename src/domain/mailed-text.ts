/**
 * Signs that nobody sees, or that turn the direction of what follows. A joiner between two parts of an emoji, and the sign that gives a part its colours, belong to what
 * is seen.
 */
const pictureOrSign =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** All that programs read as the dot of an address. */
const dots = '.\u2024\u3002\uFE52\uFF0E\uFF61'
/** Letters whose accents are signs of their own, of which not all can be written as one. */
const letter = '[\\p{L}\\p{M}]'

/** Text that programs show as a link: with a scheme, `www.`, or a name with a path. */
const link = new RegExp(`(?:[a-z][a-z0-9+.-]*:/{1,2}|www[${dots}])\\S*|\\S+[${dots}]${letter}{2,}/\\S*`, 'giu')
/** A dot between letters, which mail programs take for an address: „evil.example", `a@b.example`. */
const innerDot = new RegExp(`([\\p{L}\\p{M}\\p{N}@])[${dots}](?=${letter})`, 'gu')

const withoutLinks = (text: string) => text.replaceAll(link, '').replaceAll(innerDot, '$1. ')

/**
 * A name, an address or another line that somebody typed, as our mails show it: one line without signs that nobody sees and without
 * anything that a mail program makes a link of. Others may receive the mail than those who typed it.
 */
export function mailedLine(text: string, most = 160): string {
  const seen = text.replaceAll(pictureOrSign, (sign, picture?: string) => picture ?? (/\s/.test(sign) ? ' ' : ''))
  // Without the signs between them, a letter and its accent may be one.
  return withoutLinks(seen.normalize('NFC')).replaceAll(/\s+/g, ' ').trim().slice(0, most)
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

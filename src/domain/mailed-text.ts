/**
 * Invisible signs and signs that turn the direction of text. Joiners inside an emoji and the emoji variation selector
 * are kept.
 */
const pictureOrSign =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** Signs that mail programs read as the dot of an address. */
const dots = '.\u2024\u3002\uFE52\uFF0E\uFF61'
/** Accents may be separate signs, of which not all have a composed form. */
const letter = '[\\p{L}\\p{M}]'

/** Text that mail programs show as a link: with a scheme, `www.`, or a name with a path. */
const link = new RegExp(`(?:[a-z][a-z0-9+.-]*:/{1,2}|www[${dots}])\\S*|\\S+[${dots}]${letter}{2,}/\\S*`, 'giu')
/** A dot between letters, which mail programs take for an address: „evil.example", `a@b.example`. */
const innerDot = new RegExp(`([\\p{L}\\p{M}\\p{N}@])[${dots}](?=${letter})`, 'gu')

const withoutLinks = (text: string) => text.replaceAll(link, '').replaceAll(innerDot, '$1. ')

/**
 * Text that somebody typed, as one line without invisible signs and without anything that a mail program turns into a
 * link: the mail may go to other people than the one who typed it.
 */
export function mailedLine(text: string, most = 160): string {
  const seen = text.replaceAll(pictureOrSign, (sign, picture?: string) => picture ?? (/\s/.test(sign) ? ' ' : ''))
  // Removed signs may have separated a letter from its accent.
  return withoutLinks(seen.normalize('NFC')).replaceAll(/\s+/g, ' ').trim().slice(0, most)
}

export function mailedText(text: string, most = 5000): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => mailedLine(line, most))
    .join('\n')
    .slice(0, most)
}

/** The part of a typed number that is repeated in a mail: too short and too plain for a sentence. */
export const mailedNumber = (text: string): string => text.replaceAll(/[^\p{L}\p{N}-]/gu, '').slice(0, 16)

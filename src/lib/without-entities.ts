import { decodeHTMLStrict } from 'entities'

/**
 * Some programs escape twice (`&amp;quot;`), and some leave out the semicolon of a quote or an ampersand. All others need
 * theirs: `AT&T` and `?a=1&copy=2` have no entities.
 */
const entity = /&(?:amp;)*(?:(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});|(quot|amp)(?![a-z;=]))/gi

/**
 * Latin and Greek letters, punctuation, currencies, fractions, № and ™. HTML calls signs of mathematics by words that
 * stand after an ampersand in names (`Tea&Cup;`, where the semicolon ends a value).
 */
const inTexts = /^[\u0020-\u024f\u0370-\u03ff\u2000-\u206f\u20a0-\u20bf\u2116\u2122\u2150-\u215f]$/

/** Entities decoded as browsers do, with plain spaces and without invisible letters; `write` is given each decoded one. */
export function withoutEntities(text: string, write = (decoded: string): string => decoded): string {
  return text.replace(entity, (_, written?: string, bare?: string) => {
    const name = written ?? bare ?? ''
    const decoded = decodedOf(name)
    return decoded === undefined
      ? `&${name};`
      : write(decoded.replace(/\p{Zs}/u, ' ').replace(/[\p{Cc}\p{Cf}\ufffd]/u, ''))
  })
}

/** Names in capitals get their entities so too (`&NBSP;`). */
function decodedOf(name: string): string | undefined {
  const decoded = [name, name.toLowerCase()].map((each) => decodeHTMLStrict(`&${each};`))
  return name.startsWith('#') ? decoded[0] : decoded.find((each) => inTexts.test(each))
}

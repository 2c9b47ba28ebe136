const named = new Map(
  Object.entries({ quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ', laquo: '«', raquo: '»' }).concat(
    Object.entries({
      ldquo: '“',
      rdquo: '”',
      bdquo: '„',
      ndash: '–',
      mdash: '—',
      euro: '€',
      deg: '°',
      reg: '®',
      shy: '',
    }),
  ),
)

/** Some chains escape twice (`&amp;quot;`), and some leave out the semicolon of a quote. */
const entity = /&(?:amp;)*(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));|&(?:amp;)*(quot)(?![a-z;])/gi

/** Placeholders for quotes and delimiters that are part of a value. */
const marks = { quote: '\ue000', delimiter: '\ue001' }

/** Decodes entities; a decoded quote or delimiter becomes a placeholder, so that it does not split the line. */
export function withoutEntities(line: string, delimiter: string): string {
  return line.replace(entity, (whole, decimal?: string, hexadecimal?: string, word?: string, bare?: string) => {
    const name = word ?? bare
    const code = decimal ? Number(decimal) : hexadecimal ? Number.parseInt(hexadecimal, 16) : null
    const text = code === null ? named.get(name?.toLowerCase() ?? '') : code > 31 ? String.fromCodePoint(code) : ''
    if (text === '"') return marks.quote
    return text === delimiter ? marks.delimiter : (text ?? whole)
  })
}

export function withoutMarks(value: string, delimiter: string): string {
  return value.replaceAll(marks.quote, '"').replaceAll(marks.delimiter, delimiter)
}

export function clean(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

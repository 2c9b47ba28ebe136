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

/** Stand in a line for a quote and for a delimiter that are part of a value. */
const marks = { quote: '\ue000', delimiter: '\ue001' }

/** `&quot;` and its like as the characters that they stand for; a quote or delimiter among them as a mark. */
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

/** A value as a person reads it: without what cannot be seen, with single spaces. */
export function clean(value: string): string {
  return value
    .replace(/\s+/g, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
}

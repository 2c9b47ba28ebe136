import { withoutEntities } from '@/lib/without-entities'

/** Placeholders for quotes and delimiters that are part of a value. */
const marks = { quote: '\ue000', delimiter: '\ue001' }

/** Decodes entities; a decoded quote or delimiter becomes a placeholder, so that it does not split the line. */
export function withMarks(line: string, delimiter: string): string {
  return withoutEntities(line, (text) => {
    if (text === '"') return marks.quote
    return text === delimiter ? marks.delimiter : text
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

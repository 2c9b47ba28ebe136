/** A way to meet a term: all these words. */
export type Alternative = readonly string[]

/** A `tsquery` of one word or mark; no word can contain a quote, but a text from outside is never trusted with it. */
function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '').replaceAll("'", '')}'`
}

/** A `tsquery` that any of the alternatives meets and none of `without` does, or null when there is no alternative. */
export function anyOf(alternatives: readonly Alternative[], without: readonly Alternative[] = []): string | null {
  const parts = alternatives.filter((words) => words.length > 0).map((words) => allOf(words.map(lexeme)))
  if (parts.length === 0) return null
  const any = `(${parts.join('|')})`
  const none = anyOf(without)
  return none ? `(${any}&!${none})` : any
}

export function allOf(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join('&')})`
}

/** A `tsquery` that is met by at least so many of the parts. */
export function someOf(count: number, parts: readonly string[]): string {
  return choices(count, parts).map(allOf).join('|')
}

function choices(count: number, parts: readonly string[]): string[][] {
  if (count <= 0) return [[]]
  return parts.flatMap((part, index) => choices(count - 1, parts.slice(index + 1)).map((others) => [part, ...others]))
}

type Place = readonly (string | number)[]

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isIndex = (segment: string | number) => /^\d+$/.test(String(segment))

/**
 * Key of a text by the ids of its blocks and rows, so that the key stays when rows are moved: `blocks:5f…:heading`.
 * Null where a row has no id. `idAt` is given the place of a row.
 */
export function textKey(place: Place, idAt: (row: string[]) => unknown): string | null {
  const named = place.map(String).filter((segment) => !segment.startsWith('_index'))
  const key: string[] = []
  for (const [at, segment] of named.entries()) {
    const id = isIndex(segment) ? idAt(named.slice(0, at + 1)) : segment
    if (typeof id !== 'string' || id === '') return null
    key.push(id)
  }
  return key.join(':')
}

export function rowIdIn(document: unknown, row: readonly string[]): unknown {
  let value = document
  for (const segment of row) value = isObject(value) ? value[segment] : undefined
  return isObject(value) ? value.id : undefined
}

/** The value under a key of `textKey`; a top-level field name is such a key too. */
export function textAt(document: unknown, key: string): unknown {
  let value = document
  for (const segment of key.split(':')) {
    if (Array.isArray(value)) value = value.find((row) => isObject(row) && row.id === segment)
    else value = isObject(value) ? value[segment] : undefined
  }
  return value
}

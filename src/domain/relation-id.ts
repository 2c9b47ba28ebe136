/** Payload returns a relation as an id or, populated, as the document. */
export function relationId(relation: unknown): string | null {
  const id = relation && typeof relation === 'object' && 'id' in relation ? relation.id : relation
  return typeof id === 'string' ? id : null
}

/** Empty values count as missing, and the order of an object's keys does not matter. */
export function sameContent(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (inner === null || inner === '') return undefined
    if (Array.isArray(inner)) return inner.length > 0 ? inner : undefined
    if (typeof inner !== 'object') return inner
    return Object.fromEntries(Object.entries(inner).sort(([first], [second]) => (first < second ? -1 : 1)))
  })
}

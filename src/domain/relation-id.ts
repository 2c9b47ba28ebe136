/** The id of a related document, which Payload gives as its id or, where the relation was filled in, as the document. */
export function relationId(relation: unknown): string | null {
  const id = relation && typeof relation === 'object' && 'id' in relation ? relation.id : relation
  return typeof id === 'string' ? id : null
}

/** Fields of a document that publishing, imports and the database set; overwriting them loses nobody's input. */
export const setByItself: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'publishedAt',
  'activeImport',
  'savedBy',
  'daysFrom',
  'otherLanguages',
]

export const keyboards: Record<'latin' | 'cyrillic', readonly (readonly string[])[]> = {
  latin: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  cyrillic: [
    ['уеишщксдзц', 'ьяаожгтнвмч', 'юйъэфхпрлб'],
    ['явертъуиопшщ', 'асдфгхйкл', 'зьцжбнмю'],
    ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ],
}

/** Neighbours in the same row and at the same place in the rows above and below. */
export function neighboursOn(rows: readonly string[], letter: string): string[] {
  const row = rows.findIndex((letters) => letters.includes(letter))
  const place = rows[row]?.indexOf(letter) ?? -1
  if (place < 0) return []
  const near = [rows[row]?.[place - 1], rows[row]?.[place + 1], rows[row - 1]?.[place], rows[row + 1]?.[place]]
  return near.filter((each) => each !== undefined)
}

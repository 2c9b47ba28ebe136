import type { GrayPicture } from './types.ts'

/** Of 256: darker is ink. */
const ink = 128
/** A part as long at each end of a word is nothing but the line through it. */
const endShare = 0.02
/** A fraction of the height: a thicker line is a letter. */
const thickest = 0.25

type Run = { top: number; bottom: number }

/** The ink of a column from its first to its last row. */
function inkOf({ gray, width, height }: GrayPicture, x: number): Run | null {
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => (gray[y * width + x] ?? 255) < ink)
  const [top, bottom] = [rows[0], rows.at(-1)]
  return top === undefined || bottom === undefined ? null : { top, bottom: bottom + 1 }
}

const middle = ({ top, bottom }: Run) => (top + bottom - 1) / 2

/** The first and the last column with ink: the ends of a line that was drawn through a word, where both are thin. */
function endsOf(picture: GrayPicture) {
  const runs = Array.from({ length: picture.width }, (_, x) => inkOf(picture, x))
  const first = runs.findIndex((run) => run !== null)
  const last = runs.findLastIndex((run) => run !== null)
  const inset = Math.max(1, Math.round(endShare * picture.width))
  const [start, end] = [runs[first + inset], runs[last - inset]]
  if (!start || !end || last - first < 4 * inset) return null
  const thickness = Math.max(start.bottom - start.top, end.bottom - end.top)
  if (thickness > thickest * picture.height) return null
  return { first: first + inset, last: last - inset, from: middle(start), to: middle(end), thickness }
}

/** A word that was struck through, without the stroke; what crosses the stroke stays. Another picture is as it was. */
export function withoutStrike(picture: GrayPicture): GrayPicture {
  const ends = endsOf(picture)
  if (!ends) return picture
  const { width, height } = picture
  const gray = Uint8Array.from(picture.gray)
  const reach = ends.thickness / 2 + 1
  for (let x = 0; x < width; x += 1) {
    const y = ends.from + ((ends.to - ends.from) * (x - ends.first)) / (ends.last - ends.first)
    const [above, below] = [Math.floor(y - reach), Math.ceil(y + reach)]
    const isInk = (row: number) =>
      row >= 0 &&
      row < height &&
      picture.gray.subarray(row * width + Math.max(0, x - 1), row * width + x + 2).some((value) => value < ink)
    if (isInk(above) && isInk(below)) continue
    for (let row = Math.max(0, above); row <= Math.min(height - 1, below); row += 1) gray[row * width + x] = 255
  }
  return { gray, width, height }
}

import type { GrayPicture } from './types.ts'

/** Columns of a picture, the last one not included. */
export type Columns = { first: number; end: number }

/** Of 256: darker is ink, also of letters that are lighter than the stroke. */
const ink = 190
/** Of the columns: the stroke goes through the whole word. */
const leastCovered = 0.95
/** In pixels down for one across. */
const steepest = 0.3
/** Fractions of the height of the picture: the middle of a stroke is within the letters, not above or below them. */
const [highest, lowest] = [0.3, 0.7]
/** A fraction of the height: a thicker line is a letter. */
const thickest = 0.12
/** Of the columns, those with nothing but the stroke: the spaces between and within letters, and the ends. */
const bareShare = 0.15
const leastBare = 0.3
/** In pixels of ink: where there is more than the stroke, something of a letter is at it, of at most `mostLevel` a bar. */
const leastMore = 0.6
const mostLevel = 2.5
/** In pixels on each side. */
const leastCross = 2
/** Of 256: letters that were paler than the stroke are as dark. */
const letterInk = 40

type Line = { from: number; to: number }
/** `ink` is how many black pixels are above each other; what is next to `top` and `bottom` is white. */
type Run = { top: number; bottom: number; ink: number }
type Stroke = Line & { ink: number; runs: Run[] }

const valueAt = ({ gray, width, height }: GrayPicture, x: number, y: number) =>
  y >= 0 && y < height ? (gray[y * width + x] ?? 255) : 255

const heightAt = ({ from, to }: Line, { first, end }: Columns, x: number) =>
  from + ((to - from) * (x - first)) / Math.max(1, end - first - 1)

/** The middle of the straight lines that run through ink in nearly all columns; null where there is none. */
function middleOfInk(picture: GrayPicture, columns: Columns): Line | null {
  const { first, end } = columns
  let [most, count, sumFrom, sumTo] = [leastCovered * (end - first), 0, 0, 0]
  for (let from = 0; from < picture.height; from += 1)
    for (let to = 0; to < picture.height; to += 1) {
      const middle = (from + to) / 2 / picture.height
      if (Math.abs(to - from) > steepest * (end - first) || middle < highest || middle > lowest) continue
      let [covered, missed] = [0, 0]
      for (let x = first; x < end && missed <= end - first - most; x += 1) {
        if (valueAt(picture, x, Math.round(heightAt({ from, to }, columns, x))) < ink) covered += 1
        else missed += 1
      }
      if (covered < most) continue
      if (covered > most) [most, count, sumFrom, sumTo] = [covered, 0, 0, 0]
      count += 1
      sumFrom += from
      sumTo += to
    }
  return count > 0 ? { from: sumFrom / count, to: sumTo / count } : null
}

/** What stands above each other at the line, in each column. */
function runsAt(picture: GrayPicture, columns: Columns, line: Line): Run[] {
  return Array.from({ length: columns.end - columns.first }, (_, at) => {
    const x = columns.first + at
    const middle = Math.round(heightAt(line, columns, x))
    let [top, bottom] = [middle, middle + 1]
    while (valueAt(picture, x, top) < ink) top -= 1
    while (valueAt(picture, x, bottom) < ink) bottom += 1
    let sum = 0
    for (let y = top; y <= bottom; y += 1) sum += 255 - valueAt(picture, x, y)
    return { top, bottom, ink: sum / 255 }
  })
}

function strokeOf(picture: GrayPicture, columns: Columns): Stroke | null {
  const line = middleOfInk(picture, columns)
  if (!line) return null
  const runs = runsAt(picture, columns, line)
  const thin = runs.map((run) => run.ink).sort((a, b) => a - b)[Math.floor(bareShare * runs.length)] ?? 0
  const isBare = (run?: Run) => run !== undefined && run.ink <= thin + leastMore
  const isStroke =
    thin <= thickest * picture.height &&
    runs.filter(isBare).length >= leastBare * runs.length &&
    (isBare(runs[1]) || isBare(runs.at(-2)))
  return isStroke ? { ...line, ink: thin, runs } : null
}

/** A letter crosses the stroke, or a part of it that is as level lies beneath; one that ends at the stroke does not. */
function isLetter(stroke: Stroke, run: Run, y: number): boolean {
  const more = run.ink - stroke.ink
  const crosses = y - stroke.ink / 2 - run.top > leastCross && run.bottom - y - stroke.ink / 2 > leastCross
  return more > leastMore && (more <= mostLevel || crosses)
}

/** Rows of a column in which the stroke is taken away, the last one not included; null where a letter is under it. */
function strokeRows(stroke: Stroke, run: Run, y: number): { top: number; end: number } | null {
  if (isLetter(stroke, run, y)) return null
  const isBare = run.ink <= stroke.ink + leastMore
  const reach = stroke.ink / 2 + (isBare ? 1 : 0)
  return isBare
    ? { top: Math.floor(y - reach), end: Math.ceil(y + reach) + 1 }
    : { top: Math.round(y - reach), end: Math.round(y + reach) + 1 }
}

/** The middle one of the values of ink beside the stroke. */
function letterValue(picture: GrayPicture, columns: Columns, stroke: Stroke): number {
  const reach = stroke.ink / 2 + 1
  const values: number[] = []
  for (let x = columns.first; x < columns.end; x += 1) {
    const y = heightAt(stroke, columns, x)
    for (let row = 0; row < picture.height; row += 1) {
      const value = valueAt(picture, x, row)
      if (value < ink && Math.abs(row - y) > reach) values.push(value)
    }
  }
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/**
 * A word that was struck through, without the stroke, and with letters as dark as others; what crosses the stroke stays.
 * Another picture is as it was.
 */
export function withoutStrike(picture: GrayPicture, columns: Columns): GrayPicture {
  const stroke = strokeOf(picture, columns)
  if (!stroke) return picture
  const { width, height } = picture
  const gray = Uint8Array.from(picture.gray)
  const letter = letterValue(picture, columns, stroke)
  const scale = letter > letterInk ? (255 - letterInk) / (255 - letter) : 1
  for (const [at, run] of stroke.runs.entries()) {
    const x = columns.first + at
    const taken = strokeRows(stroke, run, heightAt(stroke, columns, x))
    for (let y = 0; y < height; y += 1) {
      const isTaken = taken && y >= taken.top && y < taken.end
      gray[y * width + x] = isTaken ? 255 : Math.max(0, 255 - (255 - valueAt(picture, x, y)) * scale)
    }
  }
  return { gray, width, height }
}

/** In points from the top left corner of the page. */
export type Place = { left: number; top: number; right: number; bottom: number }

/** Points: a thinner shape is a line. */
const thin = 3
const shortest = 20
/** Points by which lines may miss each other where they meet. */
const slack = 12
/** Points between edges that are drawn twice, for two fields beside each other. */
const together = 3
/** The time grows with the fourth power of their number; more lines are a drawing. */
const mostLines = 70
/** As they are drawn, in pieces; joining them takes the square of their number. */
const mostPieces = 2000

export const isLine = ({ left, top, right, bottom }: Place): boolean => {
  const [across, down] = [right - left, bottom - top]
  return Math.min(across, down) <= thin && Math.max(across, down) >= shortest
}

const isLevel = ({ left, top, right, bottom }: Place) => right - left > bottom - top

/** At least so many times longer than thick: a dot has no direction. */
const dashLength = 1.5
/** Of the length of a dash; a wider gap parts two lines. */
const widestGap = 3

/** A piece of a dashed line, shorter than a line. */
export const isDash = ({ left, top, right, bottom }: Place): boolean => {
  const [short, long] = [right - left, bottom - top].toSorted((a, b) => a - b)
  return (
    short !== undefined &&
    long !== undefined &&
    long > 0 &&
    short <= thin &&
    long < shortest &&
    long >= short * dashLength
  )
}

/** Those that lie at one place, whatever tenths of a point they miss each other by. */
function rowsOf(dashes: readonly Place[], at: (dash: Place) => number): Place[][] {
  const rows: Place[][] = []
  for (const dash of dashes.toSorted((a, b) => at(a) - at(b))) {
    const [first] = rows.at(-1) ?? []
    if (first && at(dash) - at(first) <= 1) rows.at(-1)?.push(dash)
    else rows.push([dash])
  }
  return rows
}

function linesOfRow(row: readonly Place[], from: (dash: Place) => number): Place[] {
  const lines: Place[] = []
  for (const dash of row.toSorted((a, b) => from(a) - from(b))) {
    const last = lines.at(-1)
    const reach = widestGap * Math.max(dash.right - dash.left, dash.bottom - dash.top)
    if (last && dash.left - last.right <= reach && dash.top - last.bottom <= reach)
      Object.assign(last, { right: Math.max(last.right, dash.right), bottom: Math.max(last.bottom, dash.bottom) })
    else lines.push({ ...dash })
  }
  return lines.filter(isLine)
}

const leftOf = ({ left }: Place) => left
const topOf = ({ top }: Place) => top

/** The lines that dashes make, each from its first to its last. */
export function linesOfDashes(dashes: readonly Place[]): Place[] {
  const [level, upright] = [dashes.filter(isLevel), dashes.filter((dash) => !isLevel(dash))]
  return [
    ...rowsOf(level, topOf).flatMap((row) => linesOfRow(row, leftOf)),
    ...rowsOf(upright, leftOf).flatMap((row) => linesOfRow(row, topOf)),
  ]
}

/** A line at one place of an axis, from one place of the other to another. */
type Line = { at: number; from: number; to: number }

/** Lines that continue or repeat each other are one. */
function joined(lines: readonly Line[]): Line[] {
  const found: Line[] = []
  for (const line of lines.toSorted((a, b) => a.at - b.at || a.from - b.from)) {
    const same = found.find(
      ({ at, from, to }) => line.at - at <= together && line.from <= to + together && line.to >= from - together,
    )
    if (!same) found.push({ ...line })
    else Object.assign(same, { from: Math.min(same.from, line.from), to: Math.max(same.to, line.to) })
  }
  return found
}

const spans = ({ from, to }: Line, start: number, end: number) => from <= start + slack && to >= end - slack

/**
 * The smallest fields between level and upright lines. The edges of the page count as lines, because brochures often
 * leave the outermost ones out.
 */
export function framesOfLines(lines: readonly Place[], page: { width: number; height: number }): Place[] {
  if (lines.length === 0 || lines.length > mostPieces) return []
  const level = joined(
    lines.filter(isLevel).map(({ left, top, right, bottom }) => ({ at: (top + bottom) / 2, from: left, to: right })),
  )
  const upright = joined(
    lines
      .filter((line) => !isLevel(line))
      .map(({ left, top, right, bottom }) => ({ at: (left + right) / 2, from: top, to: bottom })),
  )
  if (level.length > mostLines || upright.length > mostLines) return []
  const edge = (at: number, to: number): Line => ({ at, from: 0, to })
  const rows = [edge(0, page.width), ...level, edge(page.height, page.width)]
  const columns = [edge(0, page.height), ...upright, edge(page.width, page.height)]
  const right = (top: Line, left: Line) =>
    columns.filter((each) => each.at - left.at > shortest && spans(top, left.at, each.at))
  return rows.flatMap((top) =>
    columns
      .filter((left) => spans(left, top.at, top.at + shortest) && spans(top, left.at, left.at + shortest))
      .flatMap((left) => {
        const under = rows.filter((each) => each.at - top.at > shortest && spans(left, top.at, each.at))
        for (const end of right(top, left)) {
          const bottom = under.find((each) => spans(each, left.at, end.at) && spans(end, top.at, each.at))
          if (bottom) return [{ left: left.at, top: top.at, right: end.at, bottom: bottom.at }]
        }
        return []
      }),
  )
}

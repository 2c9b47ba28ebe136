import { OPS, type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { framesOfLines, isDash, isLine, linesOfDashes, type Place } from './frames-of-lines.ts'
import { boxOf } from './page-words.ts'
import type { Frame } from './types.ts'

type Matrix = [number, number, number, number, number, number]

const matrix: z.ZodMiniType<Matrix> = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
const path = z.tuple([z.number(), z.tuple([z.instanceof(Float32Array)])], z.unknown())
const form = z.tuple([z.nullish(matrix)], z.unknown())

/** The numbers by which pdf.js writes the steps of a path, each followed by its coordinates. */
const steps = { move: 0, line: 1, curve: 2, bend: 3, close: 4 }
const coordinates = new Map([
  [steps.move, 2],
  [steps.line, 2],
  [steps.curve, 6],
  [steps.bend, 4],
  [steps.close, 0],
])

/** Points: an edge is straight and upright within this. */
const even = 1
/** A frame has at least this part of its outline straight: a circle has none, a rounded corner little. */
const straightPart = 0.5
/** The part of the shorter side that a rounded corner takes, which may be drawn as several curves. */
const cornerPart = 0.25
/** A shape with more corners is a picture. */
const mostCorners = 64
/** A page with more is a drawing, such as a map: its shapes are not kept, and it has no frames. */
const mostShapes = 20_000
/** With more pieces of dashed lines these are a drawing, too; its lines and rectangles are kept. */
const mostDashes = 10_000

type Point = [number, number]
type Shape = { corners: Point[]; straight: number }

/** The parts of a path in points of the page; `straight` is the length of the upright and level edges. */
function* shapesOf(data: Float32Array, place: Matrix): Generator<Shape> {
  let shape: Shape = { corners: [], straight: 0 }
  let start: Point = [0, 0]
  const pointAt = (at: number): Point => {
    const point: Point = [data[at] ?? 0, data[at + 1] ?? 0]
    Util.applyTransform(point, place)
    return point
  }
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? steps.close
    const length = coordinates.get(step)
    if (length === undefined) return
    const next = length > 0 ? pointAt(at + length - 1) : start
    const last = shape.corners.at(-1)
    if (step === steps.move) {
      yield shape
      shape = { corners: [], straight: 0 }
      start = next
    } else if (last && (step === steps.line || step === steps.close)) {
      const [across, down] = [Math.abs(next[0] - last[0]), Math.abs(next[1] - last[1])]
      if (Math.min(across, down) <= even) shape.straight += Math.max(across, down)
    }
    if (shape.corners.length <= mostCorners) shape.corners.push(next)
    at += 1 + length
  }
  yield shape
}

function placeOf(corners: readonly Point[]): Place {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Every point lies on an edge of the box around them or in a corner of it, and most of the outline is straight. */
function isFrame({ corners, straight }: Shape, { left, top, right, bottom }: Place): boolean {
  const corner = Math.min(right - left, bottom - top) * cornerPart
  const fromEdge = ([x, y]: Point) => [
    Math.min(Math.abs(x - left), Math.abs(x - right)),
    Math.min(Math.abs(y - top), Math.abs(y - bottom)),
  ]
  const isOutline = (point: Point) => {
    const away = fromEdge(point)
    return Math.min(...away) <= even || Math.max(...away) <= corner
  }
  return straight >= straightPart * 2 * (right - left + bottom - top) && corners.every(isOutline)
}

const lengthOf = ({ left, top, right, bottom }: Place) => Math.max(right - left, bottom - top)

type Drawn = { lines: Place[]; dashes: Place[]; rectangles: Place[] }

/** What is drawn on a page, with the transformations that were in force. Paths that only clip are left out. */
async function drawnOn(page: PDFPageProxy, viewport: PageViewport): Promise<Drawn> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const saved: Matrix[] = []
  const drawn: Drawn = { lines: [], dashes: [], rectangles: [] }
  let place: Matrix = matrix.parse(viewport.transform)
  const enter = (inner: Matrix | null | undefined) => {
    if (inner) place = matrix.parse(Util.transform(place, inner))
  }
  for (const [at, command] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    if (command === OPS.save || command === OPS.paintFormXObjectBegin) saved.push(place)
    if (command === OPS.restore || command === OPS.paintFormXObjectEnd) place = saved.pop() ?? place
    if (command === OPS.transform) enter(matrix.parse(args))
    if (command === OPS.paintFormXObjectBegin) enter(form.safeParse(args).data?.[0])
    if (command !== OPS.constructPath) continue
    const { data } = path.safeParse(args)
    if (!data || data[0] === OPS.endPath) continue
    for (const shape of shapesOf(data[1][0], place)) {
      const { corners } = shape
      if (corners.length < 2 || corners.length > mostCorners) continue
      const box = placeOf(corners)
      if (isLine(box)) drawn.lines.push(box)
      else if (isDash(box) && shape.straight >= lengthOf(box)) {
        if (drawn.dashes.length <= mostDashes) drawn.dashes.push(box)
      } else if (isFrame(shape, box)) drawn.rectangles.push(box)
      if (drawn.lines.length + drawn.rectangles.length > mostShapes) return { lines: [], dashes: [], rectangles: [] }
    }
  }
  return { ...drawn, dashes: drawn.dashes.length > mostDashes ? [] : drawn.dashes }
}

/** A frame of an offer has at least this part of the page's width and height, and at most this part of its area. */
const least = 0.04
const most = 0.7
const mostFrames = 400

/**
 * The frames that are drawn on a page, the largest first: rectangles, also with round corners, filled or not, and the
 * fields between lines. Which of them belong to offers is not decided here. None where the page's commands cannot be
 * read, because a brochure must not fail for what only its proposals need.
 */
export async function readFrames(page: PDFPageProxy, viewport: PageViewport): Promise<Frame[]> {
  try {
    const { lines, dashes, rectangles } = await drawnOn(page, viewport)
    const dashed = linesOfDashes(dashes)
    const fields = dashed.length > 0 ? framesOfLines([...lines, ...dashed], viewport) : []
    return distinctFrames([...rectangles, ...framesOfLines(lines, viewport), ...fields], viewport)
  } catch (cause) {
    console.error(`the frames of page ${page.pageNumber} could not be read:`, cause)
    return []
  }
}

function distinctFrames(places: readonly Place[], viewport: PageViewport): Frame[] {
  const frames = places.flatMap(({ left, top, right, bottom }): Frame[] => {
    const box = boxOf(
      [
        [left, top],
        [right, bottom],
      ],
      viewport,
    )
    return box && box.width >= least && box.height >= least / 2 && box.width * box.height <= most
      ? [[box.x, box.y, box.width, box.height]]
      : []
  })
  const distinct = [...new Map(frames.map((frame) => [frame.map((value) => value.toFixed(2)).join(), frame])).values()]
  return distinct.sort(([, , w, h], [, , w2, h2]) => w2 * h2 - w * h).slice(0, mostFrames)
}

import { OPS, type PageViewport, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as z from 'zod/mini'
import { framesOfLines, isLine, type Place } from './frames-of-lines.ts'
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
const mostPoints = 64

type Point = [number, number]
type Shape = { points: Point[]; straight: number }

/** The parts of a path in points of the page; `straight` is the length of the upright and level edges. */
function shapesOf(data: Float32Array, place: Matrix): Shape[] {
  const shapes: Shape[] = []
  let start: Point = [0, 0]
  const to = (at: number): Point => {
    const point: Point = [data[at] ?? 0, data[at + 1] ?? 0]
    Util.applyTransform(point, place)
    return point
  }
  const edge = (next: Point) => {
    const shape = shapes.at(-1)
    const last = shape?.points.at(-1)
    if (!shape || !last) return
    const [across, down] = [Math.abs(next[0] - last[0]), Math.abs(next[1] - last[1])]
    if (Math.min(across, down) <= even) shape.straight += Math.max(across, down)
    shape.points.push(next)
  }
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? steps.close
    const length = coordinates.get(step)
    if (length === undefined) return []
    const next = length > 0 ? to(at + length - 1) : start
    if (step === steps.move) {
      start = next
      shapes.push({ points: [next], straight: 0 })
    } else if (step === steps.curve || step === steps.bend) shapes.at(-1)?.points.push(next)
    else edge(next)
    at += 1 + length
  }
  return shapes
}

function placeOf(points: readonly Point[]): Place {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Every corner lies on an edge of the box around them, and most of its outline is straight. */
function isFrame({ points, straight }: Shape, { left, top, right, bottom }: Place): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) <= even
  const onEdge = ([x, y]: Point) => near(x, left) || near(x, right) || near(y, top) || near(y, bottom)
  return straight >= straightPart * 2 * (right - left + bottom - top) && points.every(onEdge)
}

/** Shapes drawn on a page, with the transformations that were in force. Paths that only clip are left out. */
async function drawnShapes(page: PDFPageProxy, viewport: PageViewport): Promise<Shape[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const saved: Matrix[] = []
  let place: Matrix = matrix.parse(viewport.transform)
  const enter = (inner: Matrix | null | undefined) => {
    if (inner) place = matrix.parse(Util.transform(place, inner))
  }
  return fnArray.flatMap((command, at) => {
    const args: unknown = argsArray[at]
    if (command === OPS.save || command === OPS.paintFormXObjectBegin) saved.push(place)
    if (command === OPS.restore || command === OPS.paintFormXObjectEnd) place = saved.pop() ?? place
    if (command === OPS.transform) enter(matrix.parse(args))
    if (command === OPS.paintFormXObjectBegin) enter(form.safeParse(args).data?.[0])
    if (command !== OPS.constructPath) return []
    const { data } = path.safeParse(args)
    return data && data[0] !== OPS.endPath ? shapesOf(data[1][0], place) : []
  })
}

/** A frame of an offer has at least this part of the page's width and height, and at most this part of its area. */
const least = 0.04
const most = 0.7
const mostFrames = 400

/**
 * The frames that are drawn on a page, the largest first: rectangles, also with round corners, filled or not, and the
 * fields between lines. Which of them belong to offers is not decided here.
 */
export async function readFrames(page: PDFPageProxy, viewport: PageViewport): Promise<Frame[]> {
  const drawn = (await drawnShapes(page, viewport))
    .filter(({ points }) => points.length > 1 && points.length <= mostPoints)
    .map((shape) => ({ shape, place: placeOf(shape.points) }))
  const lines = drawn.flatMap(({ place }) => (isLine(place) ? [place] : []))
  const rectangles = drawn.flatMap(({ shape, place }) => (isFrame(shape, place) ? [place] : []))
  const frames = [...rectangles, ...framesOfLines(lines, viewport)].flatMap(({ left, top, right, bottom }): Frame[] => {
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

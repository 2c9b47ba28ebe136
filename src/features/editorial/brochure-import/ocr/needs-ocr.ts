import type { Word } from '../types.ts'
import type { GrayPicture } from './types.ts'

/** A page number, an address and a date may be text where everything else is drawn. */
const fewWords = 6
/** A step of brightness between neighbours that is a line or a letter, not the noise of a picture. */
const edgeStep = 24
/** Share of a page's small picture that are edges: a page of offers has a twentieth and more, one with a box of colour a hundredth. */
const leastInk = 0.025

/** The share of pixels at which the brightness changes abruptly; 0 for a page of one colour. */
function inkOf({ gray, width, height }: GrayPicture): number {
  let edges = 0
  for (let row = 1; row < height; row += 1) {
    for (let at = row * width + 1; at < (row + 1) * width; at += 1) {
      const here = gray[at] ?? 0
      const step = Math.max(Math.abs(here - (gray[at - 1] ?? 0)), Math.abs(here - (gray[at - width] ?? 0)))
      if (step >= edgeStep) edges += 1
    }
  }
  return edges / (width * height)
}

/** Fractions of a page: a line of terms and a page number are text at its edge, also where everything else is drawn. */
const [edgeAcross, edgeDown] = [0.04, 0.06]

function isInner([, x, y, width, height]: Word): boolean {
  const [across, down] = [x + width / 2, y + height / 2]
  return across > edgeAcross && across < 1 - edgeAcross && down > edgeDown && down < 1 - edgeDown
}

/** Whether a page is to be read from its picture: it has hardly any words but at its edge, and something is drawn. */
export function needsOcr(words: readonly Word[], small: GrayPicture): boolean {
  return words.filter(isInner).length < fewWords && inkOf(small) >= leastInk
}

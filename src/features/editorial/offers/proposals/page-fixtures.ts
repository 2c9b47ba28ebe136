import type { Word } from '../../brochure-import/types'
import { proposeOffers } from './propose'

export const [width, height] = [600, 800]

export function line(text: string, left: number, top: number, size: number): Word[] {
  let x = left
  return text.split(' ').map((word) => {
    const wide = word.length * size * 0.5
    const found: Word = [word, x / width, top / height, wide / width, size / height]
    x += wide + size * 0.25
    return found
  })
}

/** A word in print of 8 points that reads upwards, as terms along the edge of a page do. */
export const upright = (text: string, left: number, top: number): Word => [
  text,
  left / width,
  top / height,
  8 / width,
  (text.length * 4) / height,
]

export const page = (...lines: Word[][]) => proposeOffers({ words: lines.flat(), width, height })

/** One field, in which only the price is asked about. */
export const field = (price: Word[]) => page(line('Сирене краве', 50, 100, 14), line('върху щанда', 50, 118, 9), price)

import type { PageBox } from './page-box.ts'

/** Bold and shadow are often the same word drawn twice, at most this fraction of its height apart. */
const sameSpot = 0.25
/** The page is divided into cells, so that a word is compared with those near it only: a page can hold one word 100,000 times. */
const cells = 200

const cellOf = (place: number) => Math.floor(place * cells)

/** A question to be asked for each word of a page in turn: whether the same word was drawn at the same spot before. */
export function seenSpots(): (text: string, box: PageBox) => boolean {
  const seen = new Map<string, PageBox[]>()

  function isSeen(text: string, box: PageBox) {
    const near = box.height * sameSpot
    for (let column = cellOf(box.x - near); column <= cellOf(box.x + near); column += 1) {
      for (let row = cellOf(box.y - near); row <= cellOf(box.y + near); row += 1) {
        const others = seen.get(`${column} ${row} ${text}`)
        if (others?.some(({ x, y }) => Math.abs(x - box.x) <= near && Math.abs(y - box.y) <= near)) return true
      }
    }
    return false
  }

  return (text, box) => {
    if (isSeen(text, box)) return true
    const key = `${cellOf(box.x)} ${cellOf(box.y)} ${text}`
    const here = seen.get(key)
    if (here) here.push(box)
    else seen.set(key, [box])
    return false
  }
}

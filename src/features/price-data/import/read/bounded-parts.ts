const megabyte = 1024 * 1024

/**
 * One chain's file is read as a whole, which takes about twelve times its bytes, and 200 bytes more for each line. The largest
 * of a day have a few megabytes and some ten thousands of lines; a file at both bounds stays below a gigabyte.
 */
export const fileBounds = { bytes: 48 * megabyte, lines: 1_000_000 }
export type FileBounds = typeof fileBounds

const [lineFeed, carriageReturn] = [0x0a, 0x0d]

function count(bytes: Uint8Array, sign: number): number {
  let found = 0
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) found += 1
  return found
}

/** The parts of a file as they come, until it has more than it may have; then none of them stays in memory. */
export class BoundedParts {
  #parts: Uint8Array[] = []
  #bytes = 0
  #feeds = 0
  #returns = 0

  constructor(private readonly bounds: FileBounds) {}

  write(bytes: Uint8Array): void {
    if (this.isOver()) return
    this.#bytes += bytes.length
    this.#feeds += count(bytes, lineFeed)
    this.#returns += count(bytes, carriageReturn)
    if (this.isOver()) this.#parts = []
    else this.#parts.push(bytes)
  }

  /** Old programs end a line with a carriage return alone, so either counts. */
  isOver(): boolean {
    return this.#bytes > this.bounds.bytes || Math.max(this.#feeds, this.#returns) > this.bounds.lines
  }

  /** All of it; the parts are given away. */
  whole(): Buffer {
    return Buffer.concat(this.#parts.splice(0))
  }
}

const megabyte = 1024 * 1024

/**
 * A chain's file is read as a whole, which takes about twelve times its bytes plus 200 bytes per line. The largest real
 * files have a few megabytes and some ten thousand lines; a file at both bounds stays below a gigabyte of memory.
 */
export const fileBounds = { bytes: 48 * megabyte, lines: 1_000_000 }
export type FileBounds = typeof fileBounds

const [lineFeed, carriageReturn] = [0x0a, 0x0d]

function count(bytes: Uint8Array, sign: number): number {
  let found = 0
  for (let at = bytes.indexOf(sign); at >= 0; at = bytes.indexOf(sign, at + 1)) found += 1
  return found
}

/** Collects the parts of a file; once the bounds are exceeded, none of them stays in memory. */
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

  /** Old programs end a line with a carriage return alone, so either character counts. */
  isOver(): boolean {
    return this.#bytes > this.bounds.bytes || Math.max(this.#feeds, this.#returns) > this.bounds.lines
  }

  /** Gives the parts away, so that they are not held twice. */
  whole(): Buffer {
    return Buffer.concat(this.#parts.splice(0))
  }
}

import { IncomingMessage } from 'node:http'
import { MultipartEnds } from './multipart-ends.ts'

type Exceeded = (status: 400 | 408 | 413) => void

/**
 * A request whose body has a limit in bytes and in time, whoever reads it, and before anything is parsed. What comes after the
 * limit is thrown away.
 */
export class BoundedRequest extends IncomingMessage {
  #received = 0
  #most = Number.POSITIVE_INFINITY
  #exceeded: Exceeded | undefined
  #isOver = false
  #ends: MultipartEnds | undefined

  /** @param exceeded is called at most once, while the body is not complete */
  limit({ bytes, milliseconds }: { bytes: number; milliseconds: number }, exceeded: Exceeded): void {
    this.#most = bytes
    this.#exceeded = exceeded
    const timer = setTimeout(() => this.#end(408), milliseconds).unref()
    this.once('end', () => clearTimeout(timer))
    this.once('close', () => clearTimeout(timer))
  }

  override push(chunk: Uint8Array | null, encoding?: BufferEncoding): boolean {
    this.#received += chunk?.length ?? 0
    if (this.#received > this.#most) this.#end(413)
    if (chunk) this.#ends?.see(chunk)
    else if (this.#ends?.areWhole === false) this.#end(400)
    return this.#isOver || super.push(chunk, encoding)
  }

  /** A form with files that is cut off makes Next and Payload fail; whoever reads this one never sees its end. */
  requireWhole(boundary: string): void {
    this.#ends = new MultipartEnds(boundary)
  }

  /** Throws away what still comes. */
  discard(): void {
    this.#isOver = true
  }

  #end(status: 400 | 408 | 413): void {
    if (this.#isOver || (this.complete && status !== 400)) return
    this.discard()
    this.#exceeded?.(status)
  }
}

import { createHmac, randomBytes } from 'node:crypto'

const renewMs = 60_000

interface Options {
  points: number
  /** The oldest keys are forgotten beyond this number, so that a crowd neither fills the memory nor closes anything. */
  mostKeys: number
  /** The name of the present period; all points are given back when it changes. */
  period: () => string
}

/**
 * A limit in the memory of this process, for counts of which no address may be stored, not even as a hash: keys are
 * sealed with a secret that is renewed with each period. Every process counts for itself.
 */
export class MemoryLimit {
  readonly #options: Options
  readonly #taken = new Map<string, number>()
  #period = ''
  #secret = randomBytes(32)
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Takes up to `wanted` points of a key. @returns how many were left to take */
  take(key: string, wanted = 1): number {
    const { points, mostKeys } = this.#options
    this.#renew()
    const sealed = createHmac('sha256', this.#secret).update(key).digest('base64').slice(0, 22)
    const before = this.#taken.get(sealed) ?? 0
    const taken = Math.min(wanted, points - before)
    this.#taken.delete(sealed)
    this.#taken.set(sealed, before + taken)
    // Nothing is kept longer than its period, also where nobody comes any more.
    this.#timer ??= setInterval(() => this.#renew(), renewMs).unref()
    const [oldest] = this.#taken.keys()
    if (this.#taken.size > mostKeys && oldest !== undefined) this.#taken.delete(oldest)
    return taken
  }

  #renew(): void {
    const period = this.#options.period()
    if (period === this.#period) return
    this.#period = period
    this.#taken.clear()
    this.#secret = randomBytes(32)
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

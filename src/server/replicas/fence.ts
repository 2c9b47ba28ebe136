import { log } from '@/server/log'
import { type PrimaryPosition, primaryPosition } from './positions'

/** Reads one row of `primaryQuery` on the connection that receives the invalidations. */
type AskPrimary = () => Promise<unknown>

/**
 * The position that a replica must have replayed before it may be read: it covers every invalidation that this process
 * has heard. A notification arrives after its commit, so a position that is asked for afterwards is not before the
 * commit. Until the answer is there, and without a connection, no position is known and nothing may be read
 * from a replica.
 */
export class Fence {
  #ask: AskPrimary | undefined
  #required: PrimaryPosition | undefined
  #heard = 0
  #asking = false

  get required(): PrimaryPosition | undefined {
    return this.#required
  }

  /** To be called when invalidations are received again: any may have been missed, and the primary may be another. */
  connected(ask: AskPrimary): void {
    this.#ask = ask
    this.heard()
  }

  lost(): void {
    this.#ask = undefined
    this.#forget()
  }

  /** To be called in the turn in which an invalidation is received. */
  heard(): void {
    this.#forget()
    this.renew()
  }

  /** Asks again where no position is known, for example because asking has failed. */
  renew(): void {
    if (!this.#asking && !this.#required) void this.#askUntilCovered()
  }

  #forget(): void {
    this.#heard++
    this.#required = undefined
  }

  async #askUntilCovered(): Promise<void> {
    this.#asking = true
    try {
      while (this.#ask && !this.#required) {
        const heard = this.#heard
        const position = primaryPosition.parse(await this.#ask())
        // An answer may have been on its way when the next invalidation was received.
        if (heard === this.#heard) this.#required = position
      }
    } catch (error) {
      log.warn({ error }, 'The position of the primary is unknown, so nothing is read from replicas')
    } finally {
      this.#asking = false
    }
  }
}

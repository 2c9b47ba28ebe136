import { AsyncLocalStorage } from 'node:async_hooks'
import { sofiaDay } from '../../domain/calendar-day.ts'

type Entry<Value> = { value: Value; tags: string[]; bytes: number; day: string; storedAt: number }

export type CachePosition = { at: number; day: string }

declare global {
  // Next bundles its parts separately, so module variables would exist more than once.
  var broshuraCacheClock: { at: number } | undefined
  var broshuraRequestStarts: AsyncLocalStorage<CachePosition> | undefined
}

/** One clock for all stores, because what is kept in one may have been read by what another kept. */
function tick(): number {
  globalThis.broshuraCacheClock ??= { at: 0 }
  return ++globalThis.broshuraCacheClock.at
}

const position = (): CachePosition => ({ at: tick(), day: sofiaDay() })

/** Dates what is stored within `work` from now, not from its own miss: a request may ask by what it has read before. */
export function datedFromNow<Result>(work: () => Result): Result {
  globalThis.broshuraRequestStarts ??= new AsyncLocalStorage()
  return globalThis.broshuraRequestStarts.run(position(), work)
}

/** `begun` is the position of the miss that produced the value, or of the request that it belongs to. */
type Stored = { tags: string[]; bytes: number; begun: CachePosition }

const remembered = 10_000

/**
 * The cache of a process: least recently used, bounded in bytes, invalidated by tag. An entry is dated from its miss or
 * its request, not its arrival: when one of its tags was invalidated while it was produced, it is not stored.
 */
export class CacheStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #keysOfTag = new Map<string, Set<string>>()
  readonly #evicted = new Map<string, number>()
  /**
   * Misses up to this position are too old to be checked against the remembered invalidations, so their results are not
   * stored.
   */
  #floor = 0
  #bytes = 0
  #open = false
  #evictedByTag = 0

  readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get size() {
    return { entries: this.#entries.size, bytes: this.#bytes }
  }

  /** How many entries invalidations have removed since the start. */
  get evictedByTag(): number {
    return this.#evictedByTag
  }

  get isOpen(): boolean {
    return this.#open
  }

  get(key: string): Pick<Entry<Value>, 'value' | 'storedAt' | 'tags'> | undefined {
    const entry = this.#open ? this.#ofToday(key) : undefined
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** The value that was valid when invalidations were last received; served while the database does not answer. */
  lastCopy(key: string): Value | undefined {
    return this.#ofToday(key)?.value
  }

  now(): CachePosition {
    return globalThis.broshuraRequestStarts?.getStore() ?? position()
  }

  isCurrent(tags: string[], begun: CachePosition): boolean {
    if (!this.#open || begun.at <= this.#floor) return false
    if (tags.includes('day') && begun.day !== sofiaDay()) return false
    return tags.every((tag) => (this.#evicted.get(tag) ?? 0) <= begun.at)
  }

  set(key: string, value: Value, { tags, bytes, begun }: Stored): void {
    if (bytes > this.maxBytes / 4 || !this.isCurrent(tags, begun)) return
    const old = this.#entries.get(key)
    if (old) this.#remove(key, old)
    this.#entries.set(key, { value, tags, bytes, day: begun.day, storedAt: Date.now() })
    this.#bytes += bytes
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set()
      this.#keysOfTag.set(tag, keys.add(key))
    }
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.maxBytes) break
      this.#remove(oldest, entry)
    }
  }

  evict(tags: string[]): void {
    for (const tag of tags) {
      this.#evicted.delete(tag)
      this.#evicted.set(tag, tick())
      for (const key of this.#keysOfTag.get(tag) ?? []) {
        const entry = this.#entries.get(key)
        if (!entry) continue
        this.#remove(key, entry)
        this.#evictedByTag++
      }
    }
    for (const [oldest, at] of this.#evicted) {
      if (this.#evicted.size <= remembered) break
      this.#evicted.delete(oldest)
      this.#floor = Math.max(this.#floor, at)
    }
  }

  /**
   * To be called when invalidations are received again. Drops all entries and earlier misses: invalidations may have
   * been missed.
   */
  open(): void {
    this.#entries.clear()
    this.#keysOfTag.clear()
    this.#bytes = 0
    this.#floor = tick()
    this.#open = true
  }

  /**
   * To be called when invalidations may be missed: nothing is stored any more, and the entries remain as last copies
   * only.
   */
  close(): void {
    this.#open = false
    this.#floor = tick()
  }

  #ofToday(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.tags.includes('day') || entry.day === sofiaDay()) return entry
    this.#remove(key, entry)
    return undefined
  }

  #remove(key: string, entry: Entry<Value>): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
    for (const tag of entry.tags) {
      const keys = this.#keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOfTag.delete(tag)
    }
  }
}

import { sofiaDay } from '../domain/calendar-day.ts'

type Entry<Value> = { value: Value; tags: string[]; bytes: number; day: string; storedAt: number }

const remembered = 10_000

/**
 * What a process keeps: least recently used entries, bounded in bytes, forgotten by tag.
 * An entry counts from its miss, not from its arrival: what was invalidated while it was made is not kept.
 */
export class CacheStore<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #keysOfTag = new Map<string, Set<string>>()
  readonly #misses = new Map<string, { at: number; day: string }>()
  readonly #forgotten = new Map<string, number>()
  #clock = 0
  /** Misses up to here are too old to be judged, so their results are not kept. */
  #floor = 0
  #bytes = 0
  #open = false

  readonly maxBytes: number

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  get size() {
    return { entries: this.#entries.size, bytes: this.#bytes, misses: this.#misses.size }
  }

  get(key: string): { value: Value; storedAt: number } | undefined {
    const entry = this.#entries.get(key)
    if (entry && !(entry.tags.includes('day') && entry.day !== sofiaDay())) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      return entry
    }
    if (entry) this.#remove(key, entry)
    if (!this.#misses.has(key)) this.#misses.set(key, { at: ++this.#clock, day: sofiaDay() })
    this.#dropOldestMiss()
    return undefined
  }

  set(key: string, value: Value, tags: string[], bytes: number): void {
    const miss = this.#misses.get(key)
    this.#misses.delete(key)
    if (!this.#open || !miss || miss.at <= this.#floor || bytes > this.maxBytes / 4) return
    if (tags.some((tag) => (this.#forgotten.get(tag) ?? 0) > miss.at)) return
    const old = this.#entries.get(key)
    if (old) this.#remove(key, old)
    this.#entries.set(key, { value, tags, bytes, day: miss.day, storedAt: Date.now() })
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

  /** A result that is not to be kept (a 404): its miss is over. */
  discard(key: string): void {
    this.#misses.delete(key)
  }

  forget(tags: string[]): void {
    for (const tag of tags) {
      this.#forgotten.delete(tag)
      this.#forgotten.set(tag, ++this.#clock)
      for (const key of this.#keysOfTag.get(tag) ?? []) {
        const entry = this.#entries.get(key)
        if (entry) this.#remove(key, entry)
      }
    }
    for (const [oldest, at] of this.#forgotten) {
      if (this.#forgotten.size <= remembered) break
      this.#forgotten.delete(oldest)
      this.#floor = Math.max(this.#floor, at)
    }
  }

  /** Nothing is kept while changes could be missed: `open` once they are heard, `close` when they no longer are. */
  open(): void {
    this.#open = true
  }

  close(): void {
    this.#open = false
    this.#entries.clear()
    this.#keysOfTag.clear()
    this.#bytes = 0
    this.#floor = ++this.#clock
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

  #dropOldestMiss(): void {
    const oldest = this.#misses.keys().next().value
    if (this.#misses.size > remembered && oldest !== undefined) this.#misses.delete(oldest)
  }
}

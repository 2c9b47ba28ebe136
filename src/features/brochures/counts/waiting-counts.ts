import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { CountKind } from '@/domain/count-kinds'
import { log } from '@/server/log'

export interface Counted {
  day: CalendarDay
  brochure: string
  kind: CountKind
  count: number
}

/** For this long counts wait in memory; a process that is killed loses as much. */
const waitMs = 10_000
/** With so many they are written at once; those that come before that has ended are not counted. */
const mostRows = 10_000

/** Adds counts up in memory and writes them down together. */
export class WaitingCounts {
  readonly #write: (rows: Counted[]) => Promise<void>
  #rows = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #lost = 0
  #isFull = false

  constructor(write: (rows: Counted[]) => Promise<void>) {
    this.#write = write
  }

  add(brochure: string, kind: CountKind, count: number, day = sofiaDay()): void {
    const key = `${day} ${brochure} ${kind}`
    const known = this.#rows.get(key)
    if (!known && this.#rows.size >= mostRows) this.#lost += count
    else this.#rows.set(key, { day, brochure, kind, count: (known?.count ?? 0) + count })
    if (this.#rows.size >= mostRows && !this.#isFull) {
      this.#isFull = true
      void this.flush()
    }
    this.#timer ??= setTimeout(() => void this.flush(), waitMs).unref()
  }

  /** Writes down what waits. What cannot be written goes on waiting, which is logged. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#flush())
    return this.#writing
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#rows.values()]
    this.#rows = new Map()
    this.#isFull = false
    if (this.#lost > 0) log.warn({ lost: this.#lost }, 'too many brochures at once: some were not counted')
    this.#lost = 0
    if (rows.length === 0) return
    try {
      await this.#write(rows)
    } catch (error) {
      log.error({ error }, 'the counts of brochures could not be written down')
      for (const { brochure, kind, count, day } of rows) this.add(brochure, kind, count, day)
    }
  }
}

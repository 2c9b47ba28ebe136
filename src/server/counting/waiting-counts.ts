import { log } from '@/server/log'

export type Counted<Subject> = Subject & { count: number }

interface Options<Subject> {
  /** For the log. */
  name: string
  write: (rows: Counted<Subject>[]) => Promise<void>
  /** Milliseconds that counts wait in memory; a process that is killed loses as much. */
  waitMs: number
  /** With so many they are written at once. While that is done as many more are counted; others are not. */
  mostRows: number
}

/** Adds counts up in memory and writes them down together. A subject has the same fields in the same order always. */
export class WaitingCounts<Subject extends object> {
  readonly #options: Options<Subject>
  #rows = new Map<string, { subject: Subject; count: number }>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #lost = 0
  #isHurrying = false

  constructor(options: Options<Subject>) {
    this.#options = options
  }

  add(subject: Subject, count: number): void {
    this.#put(subject, count)
    if (this.#rows.size < this.#options.mostRows || this.#isHurrying) return
    this.#isHurrying = true
    this.#tryToFlush()
  }

  /**
   * Writes down what waits, after what is being written.
   * @throws when it cannot be written; then it goes on waiting
   */
  flush(): Promise<void> {
    const flushed = this.#writing.then(() => this.#flush())
    this.#writing = flushed.catch(() => undefined)
    return flushed
  }

  #put(subject: Subject, count: number): void {
    const key = Object.values(subject).join(' ')
    const known = this.#rows.get(key)
    if (!known && this.#rows.size >= this.#options.mostRows) this.#lost += count
    else this.#rows.set(key, { subject, count: (known?.count ?? 0) + count })
    this.#timer ??= setTimeout(() => this.#tryToFlush(), this.#options.waitMs).unref()
  }

  #tryToFlush(): void {
    const { name } = this.#options
    this.flush().catch((error: unknown) => log.error({ error, name }, 'counts could not be written down'))
  }

  async #flush(): Promise<void> {
    const { name, write } = this.#options
    clearTimeout(this.#timer)
    this.#timer = undefined
    const rows = [...this.#rows.values()]
    this.#rows = new Map()
    if (this.#lost > 0) log.warn({ name, lost: this.#lost }, 'too many counts at once: some were left out')
    this.#lost = 0
    try {
      if (rows.length > 0) await write(rows.map(({ subject, count }) => ({ ...subject, count })))
      this.#isHurrying = false
    } catch (error) {
      // Still hurrying, so that a full memory is tried again after the usual time only.
      for (const { subject, count } of rows) this.#put(subject, count)
      throw error
    }
  }
}

const waiting = new Set<HydrationGate>()

/** Holds back the hydration of a part of a page until it is seen or pressed, or the browser is idle. */
export class HydrationGate {
  /** Kept pending while React has to wait. */
  readonly opened: Promise<void>
  isDrawnHere = false
  private isOpen = false
  private wasAsked = false
  private resolve: () => void = () => undefined

  constructor() {
    this.opened = new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  /**
   * Whether React may hydrate the part. It asks while the page starts, and again when something in the part changes, which has to be
   * shown; at a press it asks during the event, which would otherwise be lost.
   */
  letsIn(): boolean {
    if (this.wasAsked || isPress(globalThis.event)) this.open()
    this.wasAsked = true
    return this.isOpen
  }

  open(): void {
    this.isOpen = true
    this.resolve()
  }

  /** A ref for the element of the part: opens the gate when it is in view, or when there is time. */
  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    if (!this.isDrawnHere) begin(() => this.open())
    waiting.add(this)
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      this.open()
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      waiting.delete(this)
    }
  }

  /** An effect of the part: it is hydrated, or was drawn by the browser. */
  pass(): void {
    waiting.delete(this)
  }
}

const queue: (() => void)[] = []

/** One part after the other, each when the browser has nothing else to do: all at once would be a long task. */
function begin(work: () => void): void {
  if (queue.push(work) === 1) whenIdle(beginNext)
}

function beginNext(): void {
  queue.shift()?.()
  if (queue.length > 0) whenIdle(beginNext)
}

const whenIdle = (work: () => void): void => {
  // Safari has no idle time that it tells of.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 200 })
  else setTimeout(work, 50)
}

/** A press may change any part, and React would wait for the one that it changes. */
function openAll(): void {
  for (const gate of waiting) gate.open()
}

if (typeof document !== 'undefined')
  for (const press of ['pointerdown', 'keydown', 'submit'])
    document.addEventListener(press, openAll, { capture: true, passive: true })

const isPress = (event: Event | undefined): boolean => event instanceof UIEvent || event?.type === 'submit'

/** Hydrates all that waits, for what shows more than is in view, as a print does. */
export async function hydrateAll(): Promise<void> {
  while (waiting.size > 0) {
    openAll()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

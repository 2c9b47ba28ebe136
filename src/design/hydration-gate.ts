const waiting = new Set<HydrationGate>()

/** Holds back the hydration of a part of a page until it is seen, pressed or updated. */
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

  /** A ref for the element of the part: opens the gate when it is in view, and lays it out when there is time. */
  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    if (this.isDrawnHere) layOut(element)
    else layOutLater(element)
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

const unlaid: Element[] = []

/** One part after the other, each when the browser has nothing else to do: all at once would be a long task. */
function layOutLater(element: Element): void {
  if (unlaid.push(element) === 1) whenIdle(layOutNext)
}

function layOutNext(): void {
  const element = unlaid.shift()
  if (element) layOut(element)
  if (unlaid.length > 0) whenIdle(layOutNext)
}

/** Ends that what is far from view is not laid out (`.laid-out-later`). */
const layOut = (element: Element): boolean => element.toggleAttribute('data-laid-out', true)

const whenIdle = (work: () => void): void => {
  // Safari has no idle time that it tells of.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}

const isPress = (event: Event | undefined): boolean => event instanceof UIEvent || event?.type === 'submit'

/** Hydrates all that waits, for what shows more than is in view, as a print does. */
export async function hydrateAll(): Promise<void> {
  while (waiting.size > 0) {
    for (const gate of waiting) gate.open()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

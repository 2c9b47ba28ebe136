const waiting = new Set<HydrationGate>()

export class HydrationGate {
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
   * Tells whether React may hydrate the part. React asks at start, again when the part changes, which has to be shown,
   * and during a press, whose event would otherwise be lost.
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

  readonly watch = (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined
    // Elements hidden on this screen, such as shelves for wide ones, wait for a press or until they are shown.
    if (!this.isDrawnHere && element.getClientRects().length > 0) begin(() => this.open())
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

  pass(): void {
    waiting.delete(this)
  }
}

const queue: (() => void)[] = []

/** One part per idle period: all at once would be a long task. */
function begin(work: () => void): void {
  if (queue.push(work) === 1) whenIdle(beginNext)
}

function beginNext(): void {
  queue.shift()?.()
  if (queue.length > 0) whenIdle(beginNext)
}

const whenIdle = (work: () => void): void => {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 200 })
  else setTimeout(work, 50)
}

/** A press may update any part, and React would wait for the updated one. */
function openAll(): void {
  for (const gate of waiting) gate.open()
}

if (typeof document !== 'undefined')
  for (const press of ['pointerdown', 'keydown', 'submit'])
    document.addEventListener(press, openAll, { capture: true, passive: true })

const isPress = (event: Event | undefined): boolean => event instanceof UIEvent || event?.type === 'submit'

export async function hydrateAll(): Promise<void> {
  while (waiting.size > 0) {
    openAll()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

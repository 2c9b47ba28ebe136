import { mayCount, sendCount } from '@/lib/counting/send-count'

interface Counts {
  brochure: string
  opened: boolean
  foundBySearch: boolean
  pages: number
  ticked: number
}

/** How often it is looked which page is in view, in milliseconds; a page that is there twice was looked at. */
const lookMs = 1000

const waiting = new Map<string, Counts>()
let isListening = false

const mostInMessage = 20

/** One message for all that was noted since the last, so that it tells no order. */
function send(): void {
  const counts = [...waiting.values()].slice(0, mostInMessage)
  for (const { brochure } of counts) waiting.delete(brochure)
  if (counts.length > 0) sendCount('/api/counts', { counts })
}

function note(brochure: string, change: (counts: Counts) => void): void {
  const counts = waiting.get(brochure) ?? { brochure, opened: false, foundBySearch: false, pages: 0, ticked: 0 }
  change(counts)
  waiting.set(brochure, counts)
  if (isListening) return
  isListening = true
  // The last moments at which a page can still send something.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

/** The numbers of the pages in view: of the reader where it is open, else the one in the middle of the window. */
function pagesInView(): string[] {
  const inReader = document.querySelectorAll<HTMLElement>('dialog[data-reader] [data-reader-page][data-current]')
  if (inReader.length > 0) return [...inReader].map(({ dataset }) => dataset.readerPage ?? '')
  const inMiddle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return [inMiddle?.closest('section[id^="page-"]')?.id.replace('page-', '')].filter((page) => page !== undefined)
}

/**
 * Counts one view of a brochure's page: an opening once it is seen, and each page once that is in view for a second.
 * @returns a function that ends the view
 */
export function countView(brochure: string, foundBySearch: boolean): () => void {
  if (!mayCount()) return () => undefined
  const read = new Set<string>()
  let before: string[] = []
  let isOpened = false
  const look = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen && !isOpened) {
      isOpened = true
      note(brochure, (counts) => Object.assign(counts, { opened: true, foundBySearch }))
    }
    const now = isSeen ? pagesInView() : []
    for (const page of now) {
      if (!before.includes(page) || read.has(page)) continue
      read.add(page)
      note(brochure, (counts) => {
        counts.pages += 1
      })
    }
    before = now
  }
  look()
  const timer = setInterval(look, lookMs)
  return () => {
    clearInterval(timer)
    send()
  }
}

const ticked = new Set<string>()

/** Counts an offer of a brochure that was put on a list, once as long as the page is open. */
export function countTick(brochure: string, offer: string): void {
  if (ticked.has(offer) || !mayCount()) return
  ticked.add(offer)
  note(brochure, (counts) => {
    counts.ticked += 1
  })
}

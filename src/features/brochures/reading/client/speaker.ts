/** `lang` is the language of its text. */
export type Part = { text: string; lang: string; mark: (isSpoken: boolean) => void }

/** The part of the browser's `SpeechSynthesis` that is used. */
export type Voice = {
  speak: (part: Part, ended: () => void, failed: () => void) => void
  cancel: () => void
}

export type ReadingState = 'silent' | 'reading' | 'paused'

type Events = { onState: (state: ReadingState) => void; onFailure: () => void }

/**
 * Reads parts one after the other. A pause ends the current part and continuing begins it again, because some browsers
 * treat a pause of their own as an end.
 */
export class Speaker {
  readonly #parts: readonly Part[]
  readonly #voice: Voice
  readonly #events: Events
  #at = 0
  /** Events of parts that were spoken before the latest start or pause are ignored. */
  #run = 0

  constructor(parts: readonly Part[], voice: Voice, events: Events) {
    this.#parts = parts
    this.#voice = voice
    this.#events = events
  }

  play(): void {
    this.#voice.cancel()
    this.#run += 1
    this.#events.onState('reading')
    this.#speak(this.#run)
  }

  pause(): void {
    this.#run += 1
    this.#voice.cancel()
    this.#events.onState('paused')
  }

  #speak(run: number): void {
    const part = this.#parts[this.#at]
    if (!part) {
      this.#end()
      return
    }
    part.mark(true)
    const ended = () => {
      if (run !== this.#run) return
      part.mark(false)
      this.#at += 1
      this.#speak(run)
    }
    const failed = () => {
      if (run !== this.#run) return
      part.mark(false)
      this.#end()
      this.#events.onFailure()
    }
    this.#voice.speak(part, ended, failed)
  }

  #end(): void {
    this.#at = 0
    this.#events.onState('silent')
  }
}

const spoken = '[data-say]'

/** Reads the elements with `data-say`: its text, or their own where it is empty. */
export function speakerOf(root: Element, events: Events): Speaker {
  const parts = [...root.querySelectorAll<HTMLElement>(spoken)].map(
    (element): Part => ({
      text: element.dataset.say || element.textContent,
      lang: element.closest<HTMLElement>('[lang]')?.lang ?? '',
      mark: (isSpoken) => {
        element.toggleAttribute('data-spoken', isSpoken)
        if (isSpoken) element.scrollIntoView({ block: 'nearest' })
      },
    }),
  )
  return new Speaker(parts, browserVoice, events)
}

const browserVoice: Voice = {
  speak: ({ text, lang }, ended, failed) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = lang
    utterance.onend = ended
    utterance.onerror = failed
    speechSynthesis.speak(utterance)
  },
  cancel: () => speechSynthesis.cancel(),
}

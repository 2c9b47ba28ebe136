import { useState } from 'react'
import type { Readings } from './use-readings'

/** A line of the page that is looked for as the title of a proposal; `onDone` when the keyboard goes back to its row. */
export function useLineFinder(readings: Readings, onDone: () => void) {
  const [asked, setAsked] = useState<string | null>(null)
  const [behind, setBehind] = useState(false)

  function close() {
    setAsked(null)
    setBehind(false)
  }
  function leave() {
    close()
    onDone()
  }
  function take(text: string, shift: boolean) {
    if (asked) readings.takeLine(asked, text, behind || shift)
    leave()
  }
  const linesFor = (typed: string) => (asked ? readings.lines(asked, typed) : [])

  return { asked, ask: setAsked, behind, setBehind, linesFor, take, leave, close }
}

export type LineSearch = ReturnType<typeof useLineFinder>

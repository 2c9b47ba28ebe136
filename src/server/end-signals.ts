import { constants } from 'node:os'

export type EndSignal = 'SIGINT' | 'SIGTERM'

/** In milliseconds. npm passes on what its process group has had too, so that one Ctrl-C or stop arrives twice. */
const sameMs = 1000

const endAtOnce = (name: EndSignal) => process.exit(128 + constants.signals[name])

/**
 * Handles signals that ask the process to end: the first one calls `end`, one that comes more than a second later ends
 * the process at once.
 */
export function endSignals(end: (name: EndSignal) => void, atOnce: (name: EndSignal) => void = endAtOnce) {
  let first: number | undefined
  return (name: EndSignal): void => {
    if (first === undefined) {
      first = Date.now()
      end(name)
    } else if (Date.now() - first > sameMs) atOnce(name)
  }
}

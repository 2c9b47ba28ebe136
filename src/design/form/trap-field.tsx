import { trapName } from './trap'

/** A honeypot: nobody sees, hears or reaches it, so only a bot fills it in. */
export function TrapField() {
  return <input name={trapName} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}

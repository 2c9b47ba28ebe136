import { honeypotName } from './honeypot'

/** A honeypot: nobody sees, hears or reaches it, so only a bot fills it in. */
export function HoneypotField() {
  return <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}

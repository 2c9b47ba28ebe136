import { trapName } from './trap'

/** Nobody sees, hears or reaches it; a program that fills in every field gives itself away. */
export function TrapField() {
  return <input name={trapName} type="text" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}

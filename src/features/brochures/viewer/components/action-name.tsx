import type { ReactNode } from 'react'

/** On a phone only screen readers get the name. */
export function ActionName({ children }: { children: ReactNode }) {
  return <span className="max-md:sr-only">{children}</span>
}

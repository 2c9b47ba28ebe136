import type { ReactNode } from 'react'

/** The name of an action beside its icon: on a phone only screen readers get it. */
export function ActionName({ children }: { children: ReactNode }) {
  return <span className="max-md:sr-only">{children}</span>
}

import type { ReactNode } from 'react'

export function ActionName({ children }: { children: ReactNode }) {
  return <span className="max-md:sr-only">{children}</span>
}

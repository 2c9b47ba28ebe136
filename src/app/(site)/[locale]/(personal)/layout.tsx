import type { ReactNode } from 'react'

/** Pages for one person are made for each request, and nobody keeps them. */
export const dynamic = 'force-dynamic'

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return children
}

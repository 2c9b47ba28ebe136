'use client'

import { createContext, type ReactNode, use } from 'react'
import type { TickLabels } from '../labels'

const Words = createContext<TickLabels | null>(null)

/** Provided once per page instead of once per button. */
export function TickWords({ words, children }: { words: TickLabels; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useTickWords(): TickLabels {
  const words = use(Words)
  if (!words) throw new Error('useTickWords needs TickWords above it')
  return words
}

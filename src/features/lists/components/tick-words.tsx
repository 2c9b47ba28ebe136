'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Locale } from '@/i18n/routing'
import type { TickLabels } from '../labels'

/** The titles of offers are Bulgarian; their language is marked only where that of the page is another one. */
type Provided = { words: TickLabels; titleLang?: Locale }

const Words = createContext<Provided | null>(null)

/** Provided once per page instead of once per button. */
export function TickWords({ children, ...provided }: Provided & { children: ReactNode }) {
  return <Words value={provided}>{children}</Words>
}

export function useTickWords(): Provided {
  const provided = use(Words)
  if (!provided) throw new Error('useTickWords needs TickWords above it')
  return provided
}

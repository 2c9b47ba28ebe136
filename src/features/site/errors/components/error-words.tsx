'use client'

import { createContext, type ReactNode, useContext } from 'react'

export type ErrorWords = { title: string; text: string; retry: string; home: string; homeHref: string }

const Words = createContext<ErrorWords | null>(null)

/** Passes the texts of the error page down from the server, because after an error they could not be fetched. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useErrorWords(): ErrorWords | null {
  return useContext(Words)
}

'use client'

import { createContext, type ReactNode, useContext } from 'react'

export type ErrorWords = { title: string; text: string; retry: string; home: string; homeHref: string }

const Words = createContext<ErrorWords | null>(null)

/** Hands the words for the error page down from the server: once something failed, there is nobody left to ask. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useErrorWords(): ErrorWords | null {
  return useContext(Words)
}

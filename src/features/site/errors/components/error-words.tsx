'use client'

import { createContext, type ReactNode, useContext } from 'react'

type ErrorWords = { title: string; text: string; retry: string; home: string; homeHref: string }

const Words = createContext<ErrorWords | null>(null)

/** The server passes the texts down with the page: after an error they could not be fetched. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export function useErrorWords(): ErrorWords | null {
  return useContext(Words)
}

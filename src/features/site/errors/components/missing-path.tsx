'use client'

import { usePathname } from 'next/navigation'

const placeholder = '{path}'

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The sentence about the missing page with its address in it, as the visitor typed it. */
export function MissingPath({ sentence }: { sentence: string }) {
  // The server sees the rewritten address of the default language.
  const path = usePathname().replace(/^\/bg(?=\/|$)/, '') || '/'
  const [before, after] = sentence.split(placeholder)
  return (
    <>
      {before}
      <span className="inline-block max-w-full wrap-anywhere text-ink-soft">{readable(path)}</span>
      {after}
    </>
  )
}

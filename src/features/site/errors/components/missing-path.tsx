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

export function MissingPath({ sentence }: { sentence: string }) {
  // The server sees the rewritten path of the default language.
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

'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/design/button'
import { chunkErrorEvent } from '@/domain/head-scripts'

const hourMs = 3_600_000

type Props = { words: { available: string; reload: string; later: string } }

/**
 * Checks for a new release every hour, and when a script has not come, and offers to load it; nothing happens without
 * the visitor.
 */
export function ReleaseWatch({ words }: Props) {
  const [offered, setOffered] = useState<string | null>(null)
  const [declined, setDeclined] = useState<string | null>(null)
  useEffect(() => {
    // Loaded with the page, because after a release this file may be gone.
    const asking = import('../newer-release')
    const ask = () => void asking.then(({ newerRelease }) => newerRelease()).then(setOffered, () => undefined)
    const timer = setInterval(ask, hourMs)
    addEventListener(chunkErrorEvent, ask)
    return () => {
      clearInterval(timer)
      removeEventListener(chunkErrorEvent, ask)
    }
  }, [])
  const shown = offered !== null && offered !== declined
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bar-height)+1rem)] z-(--z-tooltip) flex justify-center empty:sr-only"
    >
      {shown && (
        <div className="flex max-w-md flex-wrap items-center gap-3 rounded-md bg-surface p-4 text-sm shadow-high inset-ring inset-ring-line">
          <p className="grow">{words.available}</p>
          <Button size="sm" variant="quiet" onClick={() => setDeclined(offered)}>
            {words.later}
          </Button>
          <Button size="sm" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>
  )
}

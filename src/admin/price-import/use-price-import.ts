import { useCallback, useEffect, useState } from 'react'
import { readImport, type ShownImport } from './api'

const pollMs = 1000

const open: readonly ShownImport['status'][] = ['queued', 'running', 'withdrawing']
const isOpen = (shown: ShownImport | null) => !shown || open.includes(shown.status)

/** An import, polled every second while it can change. */
export function usePriceImport(id: string | undefined) {
  const [shown, setShown] = useState<ShownImport | null>(null)
  const [asked, setAsked] = useState(0)
  const waits = isOpen(shown)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!id) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await readImport(id, stop.signal)
      if (stop.signal.aborted) return
      if (answer) setShown(answer)
      if (waits) timer = setTimeout(ask, pollMs)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [id, waits, asked])

  return { shown, reload: useCallback(() => setAsked((times) => times + 1), []) }
}

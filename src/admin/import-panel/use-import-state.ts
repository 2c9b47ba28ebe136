import { useCallback, useEffect, useRef, useState } from 'react'
import type { ImportPanelState, PanelPage } from '@/domain/import-panel'
import { readState, type Saved } from './api'

const pollMs = 1000

type Watched = { brochure: string | undefined; locale: string; file: string | null }

/** Whether the import of the chosen file is pending or running; a file that is not saved yet has none. */
function unsettled(state: ImportPanelState | null, file: string | null) {
  if (!state) return true
  const { latest } = state
  return latest?.status === 'queued' || latest?.status === 'running' || (file !== null && latest?.file !== file)
}

/**
 * The import of a brochure, polled every second while it can change. `changePages` shows a change optimistically and saves it;
 * it returns how that went, and then shows what is stored.
 */
export function useImportState({ brochure, locale, file }: Watched) {
  const [state, setState] = useState<ImportPanelState | null>(null)
  const [asked, setAsked] = useState(0)
  const waits = unsettled(state, file)
  const saving = useRef({ open: 0, begun: 0, last: Promise.resolve<Saved>({ ok: true }) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!brochure) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const { begun } = saving.current
      const answer = await readState(brochure, locale, stop.signal)
      if (stop.signal.aborted) return
      // A response from before or during a change would undo it on the screen.
      if (answer && saving.current.open === 0 && saving.current.begun === begun) setState(answer)
      if (waits) timer = setTimeout(ask, pollMs)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [brochure, locale, waits, asked])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  const changePages = useCallback(
    async (pages: PanelPage[], save: () => Promise<Saved>) => {
      saving.current.open += 1
      saving.current.begun += 1
      setState((now) => (now ? { ...now, pages } : now))
      // One after another: Payload writes a page as a whole, so two at once could undo each other.
      saving.current.last = saving.current.last.then(save)
      const saved = await saving.current.last
      saving.current.open -= 1
      reload()
      return saved
    },
    [reload],
  )
  return { state, changePages, reload }
}

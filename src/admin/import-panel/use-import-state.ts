import { useCallback, useEffect, useState } from 'react'
import type { ImportPanelState } from '@/domain/import-panel'
import { readState } from './api'

const pollMs = 1000

type Watched = { brochure: string | undefined; locale: string; file: string | null }

/** Whether the import of the chosen file is still to come or under way; a file not saved yet has none. */
function unsettled(state: ImportPanelState | null, file: string | null) {
  if (!state) return true
  const { latest } = state
  return latest?.status === 'queued' || latest?.status === 'running' || (file !== null && latest?.file !== file)
}

/** The import of a brochure, asked for each second as long as it can change; `reload` asks at once. */
export function useImportState({ brochure, locale, file }: Watched) {
  const [state, setState] = useState<ImportPanelState | null>(null)
  const [asked, setAsked] = useState(0)
  const waits = unsettled(state, file)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!brochure) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const answer = await readState(brochure, locale, stop.signal)
      if (stop.signal.aborted) return
      if (answer) setState(answer)
      if (waits) timer = setTimeout(ask, pollMs)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [brochure, locale, waits, asked])

  const reload = useCallback(() => setAsked((times) => times + 1), [])
  return { state, setState, reload }
}

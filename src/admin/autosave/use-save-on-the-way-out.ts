import { useEffect, useEffectEvent } from 'react'
import { outliveThePage } from '../session/requests'
import { useCountUnsaved } from '../unsaved/unsaved-forms'
import type { AutosaveUnderWay } from './use-autosave-under-way'

type Leaving = {
  unsaved: boolean
  /** Whether the server has refused just this; whoever goes then has been told. */
  refused: () => boolean
  save: () => Promise<boolean>
  autosave: AutosaveUnderWay
}

/**
 * Reload and a closed tab come before the form has saved itself: it is saved at once, in a request that outlives the page,
 * and the browser asks meanwhile, so that a reload does not draw the form before that request has been served.
 */
export function useSaveOnTheWayOut({ unsaved, refused, save, autosave }: Leaving): void {
  useCountUnsaved(unsaved)

  const saveNow = useEffectEvent(() => {
    // Two saves from the same opening would take each other for somebody else's.
    if (unsaved && !refused() && !autosave.underWay()) void outliveThePage(save)
  })
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!unsaved || refused()) return
    event.preventDefault()
    saveNow()
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    window.addEventListener('beforeunload', (event) => ask(event), { signal })
    // Phones close a page without asking; and a browser that cannot hold Back takes the form away.
    window.addEventListener('pagehide', () => saveNow(), { signal })
    return () => {
      leaving.abort()
      saveNow()
    }
  }, [])
}

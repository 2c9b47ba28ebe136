import { useFormBackgroundProcessing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

export type AutosaveUnderWay = { underWay: () => boolean; over: () => Promise<void>; set: (now: boolean) => void }

/** Lets somebody wait for the form's own autosave, if one is on its way. */
export function useAutosaveUnderWay(): AutosaveUnderWay {
  const saving = useFormBackgroundProcessing()
  const [autosave] = useState(() => {
    let underWay = false
    let waiting: (() => void)[] = []
    return {
      underWay: () => underWay,
      over: () => new Promise<void>((resolve) => (underWay ? waiting.push(resolve) : resolve())),
      set(now: boolean) {
        underWay = now
        if (now) return
        for (const resolve of waiting) resolve()
        waiting = []
      },
    }
  })
  useEffect(() => autosave.set(saving), [autosave, saving])
  return autosave
}

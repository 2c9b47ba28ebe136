'use client'

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type LateProps =
  | {
      fallback?: ReactNode
      /** For a part that was asked for by a press. A part that nobody has asked for is left out without a word. */
      onFailure?: () => void
      isPage?: never
    }
  | {
      /** For a part without which the page is empty: the page of errors is shown, from which a further try loads it again. */
      isPage: true
      /** Until the script has come, the page would be empty too. */
      fallback: ReactNode
      onFailure?: never
    }

/**
 * A part that is loaded when it is first shown. `lazy` of React replaces the whole page where the script does not come,
 * and remembers the failure; here the page stays, and the part is loaded again when it is shown again.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, outside of components, as `lazy` is
  return function LatePart(props: Props & LateProps) {
    const { fallback = null, onFailure, isPage } = props
    const [Part, setPart] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const fail = useEffectEvent((error: unknown) => {
      if (isPage) setFailure({ error })
      else onFailure?.()
    })
    useEffect(() => {
      let isGone = false
      const arrive = (part: ComponentType<Props>) => {
        loaded = part
        if (!isGone) setPart(() => part)
      }
      // The script may have come for another instance since this one was drawn.
      if (loaded) arrive(loaded)
      else load().then(arrive, (error: unknown) => isGone || fail(error))
      return () => {
        isGone = true
      }
    }, [])
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : fallback
  }
}

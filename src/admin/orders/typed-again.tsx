'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Typed } from '@/features/shop/fulfilment/typed'
import { fillAgain, formOf } from './fill-again'

/** Times a form is looked for before it is given up: one outside of the document's own is drawn after the page. */
const mostLooks = 20

/** Puts what was typed into a refused form back into its fields, and says at the field that is to blame why. */
export function TypedAgain({ typed, action, words }: { typed: Typed; action: string; words: string }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    let timer = 0
    const look = (left: number) => {
      const form = formOf(document.forms, typed, action)
      if (form) setPlace(fillAgain(form, typed))
      else if (left > 0) timer = requestAnimationFrame(() => look(left - 1))
    }
    look(mostLooks)
    return () => cancelAnimationFrame(timer)
  }, [typed, action])
  if (!place || !words) return null
  return createPortal(<small className="orders-field-refused">{words}</small>, place)
}

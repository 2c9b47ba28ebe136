'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Typed } from '@/features/shop/goods/staff-work/typed'
import { fillAgain, formOf } from './fill-again'

/** Animation frames to wait for the form: a form outside the document's own is mounted after the page. */
const mostLooks = 20

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

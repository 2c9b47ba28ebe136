'use client'

import { type RefObject, useLayoutEffect, useState } from 'react'

export type Size = { width: number; height: number }

const nothing: Size = { width: 0, height: 0 }

/** The inner size of an element without its scrollbars, in CSS pixels. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(nothing)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((known) => (known.width === next.width && known.height === next.height ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

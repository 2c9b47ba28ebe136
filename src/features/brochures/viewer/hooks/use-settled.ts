'use client'

import { useEffect, useState } from 'react'

/** The value once it has stood still for `milliseconds`: what is costly waits for the end of a gesture. */
export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

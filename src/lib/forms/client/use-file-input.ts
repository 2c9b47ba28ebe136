import { useEffect, useEffectEvent, useRef } from 'react'

/** Checks the files of a field when they change, and once those that were chosen before the page's script had started. */
export function useFileInput(check: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const checkEarly = useEffectEvent(() => {
    if (ref.current?.files?.length) check(ref.current)
  })
  useEffect(() => checkEarly(), [])
  return { ref, onChange: () => ref.current && check(ref.current) }
}

import { useRef } from 'react'
import { useTouchedEarly } from '@/design/form/touched'

/** Checks the files of a field when they change, and once those that were chosen before the page's script had started. */
export function useFileInput(check: (input: HTMLInputElement) => void) {
  const ref = useRef<HTMLInputElement>(null)
  useTouchedEarly(() => {
    if (ref.current?.files?.length) check(ref.current)
  })
  return { ref, onChange: () => ref.current && check(ref.current) }
}

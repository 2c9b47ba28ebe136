'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/**
 * Toggles the visibility of a password. Submitting hides it again, so that no browser remembers it as ordinary text.
 * Without JavaScript there is no button.
 */
export function useReveal({ input, label, className }: { input: string; label: string; className: string }) {
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const Icon = shown ? EyeOff : Eye
  return {
    type: shown ? 'text' : 'password',
    reveal: (
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-pressed={shown}
        aria-controls={input}
        title={label}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden size={20} />
      </button>
    ),
  }
}

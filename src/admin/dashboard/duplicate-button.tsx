'use client'

import { useFormStatus } from 'react-dom'

/** The button is disabled while the copy is made, because a second click would make another one. */
export function DuplicateButton({ label, children }: { label: string; children: string }) {
  const { pending } = useFormStatus()
  return (
    <button type="submit" disabled={pending} aria-label={label}>
      {children}
    </button>
  )
}

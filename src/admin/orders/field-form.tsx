'use client'

import type { ReactNode } from 'react'
import { enterMovesOn } from './enter-moves-on'

/** A form whose fields a scanner fills in one after another. */
export function FieldForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action} onKeyDown={enterMovesOn}>
      {children}
    </form>
  )
}

'use client'

import type { ReactNode } from 'react'
import { focusNextOnEnter } from './focus-next-on-enter'

export function EnterForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="post" action={action} onKeyDown={focusNextOnEnter}>
      {children}
    </form>
  )
}

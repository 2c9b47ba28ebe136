import type { ReactNode } from 'react'
import type { Customer } from '@/../payload-types'
import { Avatar } from './avatar'

export function Greeting({ customer, children }: { customer: Customer; children: ReactNode }) {
  return (
    <span className="mt-3 flex items-center gap-3">
      <Avatar customer={customer} />
      <span className="min-w-0 break-words">{children}</span>
    </span>
  )
}

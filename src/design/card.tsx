import type { ReactNode } from 'react'
import { cx } from './cx'

/** A sheet lying on the page. `raised` lifts it with a shadow instead of a hairline. */
export function Card({
  raised = false,
  className,
  children,
}: {
  raised?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <div className={cx('rounded-md bg-surface', raised ? 'shadow-high' : 'inset-ring inset-ring-line', className)}>
      {children}
    </div>
  )
}

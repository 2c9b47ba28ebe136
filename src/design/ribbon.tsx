import type { ReactNode } from 'react'
import { cx } from './cx'

export function Ribbon({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'ribbon absolute -left-1.5 max-w-[calc(100%+0.375rem)] bg-past py-1 pr-5 pl-3 text-xs font-semibold text-on-past shadow-low',
        className,
      )}
    >
      {children}
    </span>
  )
}

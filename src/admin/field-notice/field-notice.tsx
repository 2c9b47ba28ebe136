import './field-notice.css'
import type { ReactNode } from 'react'

/** Stays in the page while there is nothing to say, so that screen readers announce what comes. */
export function FieldNotice({ children, items }: { children: ReactNode; items: ReactNode[] }) {
  return (
    <div role="status" className="field-notice field-type">
      {items.length > 0 && (
        <>
          <p>{children}</p>
          <ul>{items}</ul>
        </>
      )}
    </div>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = { id: string; action: string; fields: Record<string, string> }

/**
 * A form beside the document's own, which may contain none: buttons and fields belong to it by its id (attribute `form`), wherever they
 * stand.
 */
export function OutsideForm({ id, action, fields }: Props) {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => setBody(document.body), [])
  if (!body) return null
  // An event of a portal also reaches the document's form, which would save.
  return createPortal(
    <form id={id} method="post" action={action} onSubmit={(event) => event.stopPropagation()}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>,
    body,
  )
}

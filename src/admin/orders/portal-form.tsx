'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export type OutsideFormProps = {
  id: string
  action: string
  fields: Record<string, string>
  label: string
  strong: boolean
}

/**
 * A form beside the document's own, which may contain none, and its button. Other fields belong to it by its id (attribute `form`),
 * wherever they are. Until the form is there the button cannot be pressed.
 */
export function PortalForm({ id, action, fields, label, strong }: OutsideFormProps) {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => setBody(document.body), [])
  // An event of a portal also reaches the document's form, which would save.
  const form = (
    <form id={id} method="post" action={action} onSubmit={(event) => event.stopPropagation()}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
  return (
    <>
      {body && createPortal(form, body)}
      <button
        type="submit"
        form={id}
        disabled={!body}
        className={`admin-button${strong ? ' admin-button-strong' : ''}`}
      >
        {label}
      </button>
    </>
  )
}

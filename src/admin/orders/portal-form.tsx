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
 * Forms cannot be nested, so this form is rendered outside the document's form; fields join it by their `form`
 * attribute. The button stays disabled until the form is mounted.
 */
export function PortalForm({ id, action, fields, label, strong }: OutsideFormProps) {
  const [body, setBody] = useState<HTMLElement>()
  useEffect(() => setBody(document.body), [])
  // React events of a portal bubble to the document's form, which would save.
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

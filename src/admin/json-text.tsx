'use client'

import { FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'

/** Read-only JSON. Payload's own field loads its editor from a third party. */
export function JsonText({ field, path }: JSONFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: path })
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <pre>{JSON.stringify(value ?? null, null, 2)}</pre>
    </div>
  )
}

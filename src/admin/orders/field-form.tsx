import type { ReactNode } from 'react'
import { EnterForm } from './enter-form'
import { FormKey } from './form-key'

/** A form whose fields a scanner fills in one after another, with a number of its own. */
export function FieldForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <EnterForm action={action}>
      <FormKey />
      {children}
    </EnterForm>
  )
}

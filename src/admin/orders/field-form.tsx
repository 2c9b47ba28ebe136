import type { ReactNode } from 'react'
import { EnterForm } from './enter-form'
import { FormKey } from './form-key'

export function FieldForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <EnterForm action={action}>
      <FormKey />
      {children}
    </EnterForm>
  )
}

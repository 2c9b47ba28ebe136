import type { Field, JoinField, UIField } from 'payload'
import { nobodyField } from '../access/roles'

export const savedBeforeLeaving = {
  beforeDocumentControls: ['@/admin/guard-views#AutosaveGuards'],
}

/** Fields that only the system may write in a document that people edit. */
export function writtenBySystem(fields: Exclude<Extract<Field, { name: string }>, JoinField | UIField>[]): Field[] {
  return fields.map((field) => ({ ...field, access: { ...field.access, create: nobodyField, update: nobodyField } }))
}

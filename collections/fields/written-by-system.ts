import type { Field, JoinField, UIField } from 'payload'
import { nobodyField } from '../access/nobody'

/** Fields that only the system may write, in a document that people may otherwise change. */
export function writtenBySystem(fields: Exclude<Extract<Field, { name: string }>, JoinField | UIField>[]): Field[] {
  return fields.map((field) => ({ ...field, access: { ...field.access, create: nobodyField, update: nobodyField } }))
}

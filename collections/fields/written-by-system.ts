import type { Field, JoinField, UIField } from 'payload'
import { nobodyField } from '../access/nobody'

/** Fields of a document that people may change in part: these are not among them. */
export function writtenBySystem(fields: Exclude<Extract<Field, { name: string }>, JoinField | UIField>[]): Field[] {
  return fields.map((field) => ({ ...field, access: { ...field.access, create: nobodyField, update: nobodyField } }))
}

import { type OutsideFormProps, PortalForm } from './portal-form'

/** A form beside the document's own, with a number by which it does what it does once. */
export const OutsideForm = ({ fields, ...rest }: OutsideFormProps) => (
  <PortalForm {...rest} fields={{ key: crypto.randomUUID(), ...fields }} />
)

import { type OutsideFormProps, PortalForm } from './portal-form'

/** A form outside the document's own, with an idempotency key. */
export const OutsideForm = ({ fields, ...rest }: OutsideFormProps) => (
  <PortalForm {...rest} fields={{ key: crypto.randomUUID(), ...fields }} />
)

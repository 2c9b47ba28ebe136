import type { Access, FieldAccess } from 'payload'

/** Written by the system alone (jobs and hooks), never through a request. */
export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false

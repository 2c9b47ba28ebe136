/** The staff of the demonstration: written by the seed, printed by `npm run demo`, used by the browser tests. */
export const demoSignIns = [
  { role: 'admin', what: 'Admin', email: 'admin@broshura.example', password: 'demo-admin-1234' },
  { role: 'editor', what: 'Editor', email: 'editor@broshura.example', password: 'demo-editor-1234' },
] as const

/** A customer with earlier orders: an account at the embedded sign-in, filled in by the seed. */
export const demoCustomer = {
  what: 'Customer',
  email: 'customer@broshura.example',
  password: 'demo-customer-1234',
} as const

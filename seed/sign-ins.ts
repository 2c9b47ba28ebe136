/** The staff of the demonstration: written by the seed, printed by `npm run demo`, used by the browser tests. */
export const demoSignIns = [
  { role: 'admin', what: 'Admin', email: 'admin@broshura.example', password: 'demo-admin-1234' },
  { role: 'editor', what: 'Editor', email: 'editor@broshura.example', password: 'demo-editor-1234' },
] as const

export const demoCustomer = {
  what: 'Customer',
  email: 'customer@broshura.example',
  password: 'demo-customer-1234',
} as const

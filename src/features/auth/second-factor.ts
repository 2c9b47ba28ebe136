import type { Customer } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'

/** Keeps what the auth server says of a second factor, so that each request need not ask it. */
export async function keepSecondFactor(customer: Customer, secondFactor: boolean): Promise<Customer> {
  if (customer.secondFactor === secondFactor) return customer
  const cms = await cmsSystem()
  return cms.update({ collection: 'customers', id: customer.id, data: { secondFactor }, depth: 0 })
}

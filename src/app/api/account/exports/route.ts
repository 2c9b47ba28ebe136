import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { exportsOf } from '@/features/account/my-data/export/own-exports'

export function GET() {
  return ownAnswer(async (customer) => Response.json({ exports: await exportsOf(customer) }, { headers: ownHeaders }))
}

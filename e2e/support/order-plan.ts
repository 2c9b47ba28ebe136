import { z } from 'zod'

export const orderPlan = z.object({
  name: z.string().default('Мария Иванова'),
  note: z.string().nullable().default(null),
  paymentMethod: z.enum(['card', 'bank-transfer', 'cash-on-delivery']),
  paid: z.boolean().default(false),
  delivered: z.boolean().default(false),
  invited: z.boolean().default(false),
  email: z.email().optional(),
  pieces: z.record(z.uuid(), z.number()),
  placedAt: z.string().optional(),
})
export type OrderPlan = z.input<typeof orderPlan>

export const placedOrders = z.array(z.object({ id: z.string(), number: z.string(), key: z.string() }))

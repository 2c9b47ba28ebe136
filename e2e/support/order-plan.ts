import { z } from 'zod'

/** An order that a test wants: of whom, and how many pieces of which variants. */
export const orderPlan = z.object({
  name: z.string().default('Мария Иванова'),
  note: z.string().nullable().default(null),
  paymentMethod: z.enum(['card', 'bank-transfer', 'cash-on-delivery']),
  /** A transfer has arrived. */
  paid: z.boolean().default(false),
  /** All of it was brought in one parcel. */
  delivered: z.boolean().default(false),
  /** Has agreed to be invited to review. */
  invited: z.boolean().default(false),
  email: z.email().optional(),
  pieces: z.record(z.uuid(), z.number()),
  placedAt: z.string().optional(),
})
export type OrderPlan = z.input<typeof orderPlan>

export const placedOrders = z.array(z.object({ id: z.string(), number: z.string(), key: z.string() }))

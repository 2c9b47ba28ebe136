import { z } from 'zod'
import { locales } from '@/i18n/routing'

const statedLine = z.object({ line: z.string(), title: z.string(), quantity: z.int().min(1) })

/** A statement of withdrawal as it was made; stored in `shop.withdrawals`, whose rows never change. */
export const statement = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  /** The goods in the person's own words; null for everything, or where lines are named. */
  goods: z.string().nullable(),
  /** The chosen lines; empty where the order was not opened, or all of it goes back. */
  lines: z.array(statedLine),
})
export type Statement = z.infer<typeof statement>

export const isOfEverything = ({ goods, lines }: Pick<Statement, 'goods' | 'lines'>) =>
  goods === null && lines.length === 0

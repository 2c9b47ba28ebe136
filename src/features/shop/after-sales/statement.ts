import { z } from 'zod'
import { locales } from '@/i18n/routing'

const statedLine = z.object({ line: z.string(), title: z.string(), quantity: z.int().min(1) })

/** Somebody's statement that they withdraw from a contract, as it was made; kept in `shop.withdrawals`, which never changes. */
export const statement = z.object({
  id: z.uuid(),
  language: z.enum(locales),
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  /** What goes back, in the person's own words; null for everything, or where lines are named. */
  goods: z.string().nullable(),
  /** The lines that were chosen; none where the order was not open, or all of it goes back. */
  lines: z.array(statedLine),
})
export type Statement = z.infer<typeof statement>

export const isOfEverything = ({ goods, lines }: Pick<Statement, 'goods' | 'lines'>) =>
  goods === null && lines.length === 0

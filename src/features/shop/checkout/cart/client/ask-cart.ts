import * as z from 'zod/mini'
import { ownerKinds } from '@/features/shop/orders/owned/owned-seconds'
import type { Locale } from '@/i18n/routing'
import { cacheCart } from './cart-count'

const answer = z.object({
  count: z.number(),
  kind: z.enum(ownerKinds),
  total: z.string(),
  lines: z.array(
    z.object({
      variant: z.string(),
      title: z.string(),
      lang: z.optional(z.string()),
      details: z.string(),
      href: z.string(),
      picture: z.nullable(z.string()),
      price: z.nullable(z.string()),
    }),
  ),
})

export type DrawerCart = z.infer<typeof answer>

export async function askCart(locale: Locale): Promise<DrawerCart | null> {
  const response = await fetch(`/api/cart?locale=${locale}`, { cache: 'no-store' }).catch(() => null)
  if (!response?.ok) return null
  const { data } = answer.safeParse(await response.json().catch(() => null))
  if (!data) return null
  cacheCart(data)
  return data
}

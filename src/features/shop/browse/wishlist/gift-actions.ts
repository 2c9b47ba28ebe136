'use server'

import { randomUUID } from 'node:crypto'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import type { FormState } from '@/design/form/form-state'
import { privateCookie } from '@/features/auth/auth-cookies'
import { wishlistAddress } from '@/features/shop/goods/paths'
import { currentOwner } from '@/features/shop/orders/owned/owned-rows'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { formAction, handleForm, redirectState, stateAction } from '@/lib/forms/form-action'
import { type Outcome, optional, refuse, refuseFields } from '@/lib/forms/problems'
import { clientNetwork } from '@/server/client-network'
import { cmsSystem, inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/db/transaction'
import { takeNetworkPoint } from '@/server/network-limit'
import type { Limit } from '@/server/rate-limit'
import { longestWishName, mostPieces } from './limits'
import { currentGiver } from './server/current-wishes'
import { give, takeBack } from './server/gifts'
import { sharedList } from './server/store-lists'
import { giverCookie, giverSeconds, wishlistCookie } from './wish-cookies'

/** Far more than a family in one house marks. */
const perNetwork: Limit = { name: 'wish-gifts', points: 100, seconds: 60 * 60 }

const input = z.object({
  gift: z.string().max(200),
  wish: z.uuid(),
  quantity: z.coerce.number().int().min(1).max(mostPieces).catch(1),
  name: optional(longestWishName),
})

export const giveAction = stateAction(async (data): Promise<FormState> => {
  return handleForm(
    data,
    async (fields): Promise<Outcome<{ token: string }>> => {
      const parsed = input.safeParse(fields)
      if (!parsed.success) return refuseFields(parsed.error)
      const { gift: token, wish, quantity, name } = parsed.data
      const network = clientNetwork(await headers())
      if (!(await takeNetworkPoint(await cmsSystem(), perNetwork, network))) return refuse({ code: 'rate-limit' })
      const giver = (await currentGiver()) ?? randomUUID()
      const { customer } = await currentOwner(wishlistCookie)
      const left = await inTransaction(async (req) => {
        const transaction = await transactionOf(req)
        const list = await sharedList(transaction, token)
        if (!list || list.customer === customer) return 'closed'
        return give(transaction, list.id, { wish, giver, quantity, name: name ?? '' })
      })
      if (left === 'closed') return refuse({ code: 'wishlist-closed' })
      if (left !== null) return refuse({ code: left > 0 ? 'gift-fewer' : 'gift-taken' })
      ;(await cookies()).set(giverCookie, giver, privateCookie(giverSeconds))
      return { ok: true, token }
    },
    ({ token }, locale, fields) =>
      redirectState(localePath(locale, wishlistAddress({ gift: token, note: 'marked' })), fields),
  )
})

export const takeBackAction = formAction(async (data) => {
  const locale = localeSchema.parse(data.get('locale'))
  const token = z.string().max(200).catch('').parse(data.get('gift'))
  const wish = z.uuid().nullable().catch(null).parse(data.get('wish'))
  const giver = await currentGiver()
  if (giver && wish) await inTransaction(async (req) => takeBack(await transactionOf(req), giver, wish))
  redirect(localePath(locale, wishlistAddress({ gift: token, note: 'unmarked' })))
})

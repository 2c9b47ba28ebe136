import { z } from 'zod'
import { ownHeaders } from '@/features/account/as-customer'
import { currentAsker } from '@/features/auth/customer'
import type { WishNote } from '@/features/shop/browse/wishlist/notes'
import { changeWishes, currentKeys } from '@/features/shop/browse/wishlist/server/current-wishes'
import { addWish, removeProduct } from '@/features/shop/browse/wishlist/server/store-wishes'
import { wishlistAddress } from '@/features/shop/goods/paths'
import { localeSchema } from '@/i18n/locale-schema'
import { localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { cmsSystem } from '@/server/cms'
import { takeNetworkPoint } from '@/server/network-limit'
import type { Limit } from '@/server/rate-limit'
import { limitedForm } from '@/server/request-body'
import { isSameOrigin } from '@/server/request-context'

/** Per account, or per network for guests: every guest without a cookie gets a list. */
const presses: Limit = { name: 'wishes', points: 600, seconds: 60 * 60 }

const optionalId = z.uuid().nullable().catch(null)
const input = z.object({
  product: z.uuid(),
  variant: optionalId,
  colour: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .nullable()
    .catch(null),
  wished: z.enum(['on', 'off']).catch('on'),
})

/** For the heart icons of cached pages. */
export async function GET() {
  return Response.json(await currentKeys(), { headers: ownHeaders })
}

export async function POST(request: Request) {
  const fields = await limitedForm(request)
  if (!fields) return new Response(null, { status: 413, headers: ownHeaders })
  if (!isSameOrigin(request)) return new Response(null, { status: 403, headers: ownHeaders })
  const parsed = input.safeParse(Object.fromEntries(fields))
  if (!parsed.success) return new Response(null, { status: 422, headers: ownHeaders })
  if (!(await takeNetworkPoint(await cmsSystem(), presses, await currentAsker())))
    return new Response(null, { status: 429, headers: ownHeaders })
  const { product, variant, colour, wished } = parsed.data
  const note = await changeWishes(async (transaction, owner, list): Promise<WishNote> => {
    if (wished === 'on') return addWish(transaction, { owner, list }, { product, variant, colour })
    await removeProduct(transaction, owner, product)
    return 'removed'
  })
  const locale = localeSchema.parse(fields.get('locale'))
  if (!request.headers.get('accept')?.includes('application/json')) {
    const to = localePath(locale, wishlistAddress({ note }))
    return new Response(null, { status: 303, headers: { ...ownHeaders, Location: to } })
  }
  const t = translatorFor(locale, 'wishlist')
  const open = { label: t('open'), href: localePath(locale, wishlistAddress({})) }
  const added = note === 'added' && { open, unkept: t('notes.cookies') }
  return Response.json({ said: t(`notes.${note}`), ...added }, { headers: ownHeaders })
}

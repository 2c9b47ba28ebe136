import { ownHeaders } from '@/features/account/as-customer'
import { currentCart, drawerCart } from '@/features/shop/checkout/cart/server/current-cart'
import { localeSchema } from '@/i18n/locale-schema'

export async function GET(request: Request) {
  const locale = localeSchema.parse(new URL(request.url).searchParams.get('locale'))
  return Response.json(drawerCart(await currentCart(locale), locale), { headers: ownHeaders })
}

import { ownAnswer, ownHeaders } from '@/features/account/as-customer'
import { startNews } from '@/features/lists/follow/start-news'
import { localeSchema } from '@/i18n/locale-schema'

export function GET(request: Request) {
  const locale = localeSchema.parse(new URL(request.url).searchParams.get('locale'))
  return ownAnswer(async (customer) => Response.json(await startNews(customer, locale), { headers: ownHeaders }))
}

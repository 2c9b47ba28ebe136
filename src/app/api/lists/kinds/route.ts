import { answered, itemCost, itemLimit, kindsSchema, openListRoute } from '@/features/lists/server/list-route'
import { kindWords } from '@/lib/kind-words'

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(
  kindsSchema,
  itemLimit('list-named-items'),
  async ({ titles, locale }) => answered({ kinds: titles.map((title) => kindWords(title, locale)) }),
  ({ titles }) => itemCost(titles),
)

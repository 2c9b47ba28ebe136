import { answered, kindsSchema, openListRoute } from '@/features/lists/server/list-route'
import { kindWords } from '@/lib/kind-words'

const perAddress = { name: 'list-kinds', points: 300, seconds: 300 }

/** A POST, so that nobody's shopping appears in URLs and logs. */
export const POST = openListRoute(kindsSchema, perAddress, async ({ titles, locale }) =>
  answered({ kinds: titles.map((title) => kindWords(title, locale)) }),
)

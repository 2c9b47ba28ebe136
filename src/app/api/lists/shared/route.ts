import { answered, openListRoute, refused, sharedSchema } from '@/features/lists/server/list-route'
import { changeShared, linkOf, readShared } from '@/features/lists/server/shares'
import { ListTooLong } from '@/features/lists/server/sync-lists'

/**
 * Tokens cannot be guessed; this limits the load by a known link. Each link counts by itself, because an open list asks
 * fifteen times in that time, and a carrier's many customers share an address.
 */
const perAddress = { name: 'list-shared', points: 300, seconds: 300 }

/** The token alone gives read access; a request with a list changes it, if the link allows that. */
export const POST = openListRoute(
  sharedSchema,
  perAddress,
  async ({ token, list }) => {
    try {
      const answer = list ? await changeShared(token, list) : await readShared(token)
      if (answer === 'read-only') return refused(403)
      return answer ? answered(answer) : refused(404)
    } catch (error) {
      if (error instanceof ListTooLong) return refused(413)
      throw error
    }
  },
  async ({ token }) => ({ link: await linkOf(token) }),
)

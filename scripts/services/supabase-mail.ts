import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import type { HookMail } from './mail-hook'

interface Wish {
  redirectTo: string
  userMetadata?: unknown
}

const wishes = new AsyncLocalStorage<Wish>()
const body = z.object({ data: z.unknown() }).catch({ data: undefined })

export async function rememberRequest<Result>(request: Request, work: () => Result): Promise<Awaited<Result>> {
  const { pathname, searchParams } = new URL(request.url)
  const isSignUp = request.method === 'POST' && pathname.endsWith('/signup')
  const given = isSignUp
    ? await request
        .clone()
        .json()
        .catch(() => undefined)
    : undefined
  const wish = { redirectTo: searchParams.get('redirect_to') ?? '', userMetadata: body.parse(given).data }
  return await wishes.run(wish, work)
}

/** The embedded server calls no hook, so the hook's message is read from its plain mail. */
export function readPlainMail(to: string, text: string): HookMail | undefined {
  const token = text.match(/\b\d{6}\b/)?.[0] ?? ''
  const address = text.match(/https?:\S+/)?.[0]
  const query = address ? new URL(address).searchParams : undefined
  if (!query && !token) return undefined
  const { redirectTo, userMetadata } = wishes.getStore() ?? { redirectTo: '' }
  return {
    user: { email: to, user_metadata: userMetadata },
    email_data: {
      token,
      token_hash: query?.get('token') ?? '',
      redirect_to: redirectTo,
      email_action_type: query?.get('type') ?? 'reauthentication',
    },
  }
}

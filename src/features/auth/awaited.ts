import { cookies } from 'next/headers'
import { z } from 'zod'
import { privateCookie } from './private-cookie'

const awaitedCookie = 'broshura-awaited'
const hour = 60 * 60

const awaitedSchema = z.object({
  kind: z.enum(['signup', 'login', 'recovery']),
  contact: z.union([
    z.object({ email: z.string(), phone: z.undefined().optional() }),
    z.object({ phone: z.string(), email: z.undefined().optional() }),
  ]),
  next: z.string(),
})

/** The mail or message that this browser waits for: its purpose, its recipient, and the page to go to afterwards. */
export type Awaited = z.infer<typeof awaitedSchema>

/** Kept in a cookie rather than in URLs, which end up in histories and logs. */
export async function keepAwaited(awaited: Awaited): Promise<void> {
  const jar = await cookies()
  jar.set(awaitedCookie, Buffer.from(JSON.stringify(awaited)).toString('base64url'), privateCookie(hour))
}

export async function keptAwaited(): Promise<Awaited | undefined> {
  const kept = (await cookies()).get(awaitedCookie)?.value ?? ''
  try {
    return awaitedSchema.safeParse(JSON.parse(Buffer.from(kept, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

export async function forgetAwaited(): Promise<void> {
  const jar = await cookies()
  jar.delete(awaitedCookie)
}

import * as z from 'zod/mini'
import type { CurrentSession } from '../adopt-session'
import type { PublicSession, PublicUser } from '../auth-server'
import type { SignedIn } from '../login'
import type { LinkQuestionWords } from '../password-words'
import type { Verified } from '../verify'
import type { SignedInState } from './auth-store'

/* Schemas of the API's answers, apart so that only signed-in visitors load them: every page asks for the session. */

const metadata = z.record(z.string(), z.unknown())
const level = z.enum(['aal1', 'aal2'])

const user: z.ZodMiniType<PublicUser> = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.string(),
  app_metadata: metadata,
  user_metadata: metadata,
})

const session: z.ZodMiniType<PublicSession> = z.object({
  expires_at: z.number(),
  expires_in: z.number(),
  token_type: z.literal('bearer'),
  aal: level,
})

export const stateAnswer: z.ZodMiniType<SignedInState> = z.object({ user, session })

export const signedInAnswer: z.ZodMiniType<SignedIn> = z.object({ user, session, nextLevel: level })

const question: z.ZodMiniType<LinkQuestionWords> = z.object({
  title: z.string(),
  text: z.array(z.string()),
  agree: z.string(),
  refuse: z.string(),
})

export const linkAnswer = z.union([signedInAnswer, z.object({ question })])

export const verifiedAnswer: z.ZodMiniType<Verified> = z.object({
  signedIn: z.exactOptional(signedInAnswer),
  event: z.enum(['SIGNED_IN', 'PASSWORD_RECOVERY', 'USER_UPDATED']),
  next: z.string(),
})

export const sessionAnswer: z.ZodMiniType<CurrentSession> = z.object({
  user: z.nullable(user),
  session: z.nullable(session),
  refreshed: z.boolean(),
  owesCode: z.boolean(),
  adminTest: z.boolean(),
})

import { z } from 'zod'

const metadata = z.record(z.string(), z.unknown())
const moment = z.string().optional()

export const userRecord = z.object({
  id: z.string(),
  aud: z.literal('authenticated'),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  password: z.string(),
  email_confirmed_at: moment,
  phone_confirmed_at: moment,
  invited_at: moment,
  confirmation_sent_at: moment,
  recovery_sent_at: moment,
  new_email: z.string().optional(),
  email_change_sent_at: moment,
  new_phone: z.string().optional(),
  phone_change_sent_at: moment,
  reauthentication_sent_at: moment,
  last_sign_in_at: moment,
  banned_until: moment,
  app_metadata: metadata,
  user_metadata: metadata,
  is_anonymous: z.literal(false),
  created_at: z.string(),
  updated_at: z.string(),
})
export type User = z.infer<typeof userRecord>

export const identityRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  provider: z.string(),
  provider_id: z.string(),
  identity_data: metadata,
  last_sign_in_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Identity = z.infer<typeof identityRecord>

export const sessionRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  factor_id: z.string().optional(),
  created_at: z.number(),
})
export type Session = z.infer<typeof sessionRecord>

export const refreshTokenRecord = z.object({
  id: z.string(),
  session_id: z.string(),
  parent: z.string().optional(),
  revoked_at: z.number().optional(),
})
export type RefreshToken = z.infer<typeof refreshTokenRecord>

/** `MFAFactorSchema`, with its secret. */
export const factorRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string(),
  factor_type: z.enum(['totp', 'phone']),
  status: z.enum(['verified', 'unverified']),
  secret: z.string().optional(),
  phone: z.string().optional(),
  last_challenged_at: moment,
  created_at: z.string(),
  updated_at: z.string(),
})
export type Factor = z.infer<typeof factorRecord>

export const challengeRecord = z.object({
  id: z.string(),
  factor_id: z.string(),
  code: z.string().optional(),
  created_at: z.number(),
})

export const oneTimeTokenRecord = z.object({
  id: z.string(),
  user_id: z.string(),
  kind: z.enum([
    'confirmation',
    'recovery',
    'email_change_current',
    'email_change_new',
    'phone_change',
    'reauthentication',
  ]),
  /** The mail address or phone number that the code was sent to. */
  address: z.string(),
  created_at: z.number(),
})
export type OneTimeToken = z.infer<typeof oneTimeTokenRecord>

export const flowRecord = z.object({
  id: z.string(),
  method: z.string(),
  redirect_to: z.string(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.enum(['s256', 'plain']).optional(),
  provider: z.string().optional(),
  profile: z.object({ sub: z.string(), email: z.string(), name: z.string(), email_verified: z.boolean() }).optional(),
  linking_user_id: z.string().optional(),
  user_id: z.string().optional(),
  auth_code: z.string().optional(),
  created_at: z.number(),
})
export type Flow = z.infer<typeof flowRecord>

export const keyRecord = z.object({ id: z.string(), jwk: z.record(z.string(), z.unknown()) })

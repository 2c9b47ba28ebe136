import { z } from 'zod'

export const mailKinds = ['signup', 'recovery', 'magiclink', 'email_change', 'invite', 'reauthentication'] as const
export type MailKind = (typeof mailKinds)[number]

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** What Supabase's Send Email Hook sends, as far as we use it; `email` is its older name for `magiclink`. */
export const hookMessage = z.object({
  user: z.object({
    id: text,
    email: text,
    new_email: text,
    user_metadata: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
  email_data: z.object({
    token: text,
    token_hash: text,
    token_new: text,
    token_hash_new: text,
    redirect_to: text,
    email_action_type: z.preprocess((kind) => (kind === 'email' ? 'magiclink' : kind), z.enum(mailKinds)),
  }),
})
export type HookMessage = z.infer<typeof hookMessage>

export interface Delivery {
  to: string
  code: string
  tokenHash: string
}

/**
 * Who gets which code. A change of address that both must confirm comes as one message for two mails, with the hashes the
 * other way round than their names say: `token` and `token_hash_new` are the old address's, `token_new` and `token_hash`
 * the new one's (Send Email Hook, "Email change behavior").
 */
export function deliveries({ user, email_data }: HookMessage): Delivery[] {
  const { token, token_hash, token_new, token_hash_new, email_action_type } = email_data
  const plain = { to: user.email, code: token, tokenHash: token_hash }
  if (email_action_type !== 'email_change') return [plain]
  const toNew = { to: user.new_email || user.email, code: token_new || token, tokenHash: token_hash }
  return token_hash_new ? [{ to: user.email, code: token, tokenHash: token_hash_new }, toNew] : [toNew]
}
